import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from './support/editor-fixtures.ts'

/** Sends a request without a browser, because a browser does not let a page choose these headers. */
const statusOf = (url: string, method: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })

type Case = [name: string, isAllowed: boolean, method: string, headers: Record<string, string>]

const otherSite = { 'sec-fetch-site': 'cross-site' }

const casesOf = (port: string): Case[] => [
  ['reads', true, 'GET', {}],
  ['reads by the other name of this machine', true, 'GET', { host: `localhost:${port}` }],
  ['writes', true, 'POST', { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' }],
  ['another host name', false, 'GET', { host: `evil.example:${port}` }],
  ['another port', false, 'GET', { host: '127.0.0.1:80' }],
  ['another network address', false, 'GET', { host: `192.168.1.20:${port}` }],
  ['a write without an origin', false, 'POST', {}],
  ['a write from another origin', false, 'POST', { origin: 'https://evil.example' }],
  ['a write from another port of this machine', false, 'POST', { origin: 'http://127.0.0.1:3000' }],
  ['a write from a sandboxed page', false, 'POST', { origin: 'null' }],
  ['a write from the other name', false, 'POST', { origin: `http://localhost:${port}` }],
  ['another site', false, 'GET', otherSite],
  ['another page of this machine', false, 'GET', { 'sec-fetch-site': 'same-site' }],
]

test('the editor answers only this machine, its own names and its own pages', async ({ project }) => {
  const { origin } = project
  const { port } = new URL(origin)
  for (const [name, isAllowed, method, headers] of casesOf(port)) {
    const path = method === 'GET' ? '/edit/' : '/edit/api/online'
    expect(await statusOf(origin + path, method, headers), name).toBe(isAllowed ? 200 : 403)
  }
  expect(await statusOf(`${origin}/__open-in-editor?file=package.json`, 'GET', otherSite)).toBe(403)
  expect(await statusOf(`${origin}/__open-in-editor?file=package.json`, 'GET', {})).toBe(404)
  for (const path of ['/edit/api/pictures/lamp', '/', '/content/home.yaml', '/assets/x']) {
    expect(await statusOf(origin + path, 'GET', { host: `editor.example:${port}` }), path).toBe(403)
  }
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(fetch(`http://${address}:${port}/`), address).rejects.toThrow('fetch failed')
  }
})

test('another site cannot frame the editor or run script in it', async ({ page, project }) => {
  const answer = await page.request.get(`${project.origin}/edit`)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const addScript = () => document.body.setAttribute('onclick', 'document.title = "run"')
  await expect(page.evaluate(addScript)).rejects.toThrow('TrustedScript')
})
