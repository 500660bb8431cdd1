import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from './test.ts'

const HOME = 'content/home.yaml'

type Options = { method?: string; headers?: Record<string, string> }

/** Below the browser, because a browser does not let a page choose these headers. */
const statusOf = (url: string, { method = 'GET', headers = {} }: Options) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer: IncomingMessage) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end()
  })

const isOpen = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

test('the editor answers only this machine, its own names and its own pages', async ({ project }) => {
  const { origin } = project
  const before = await project.read(HOME)
  const { host, port } = new URL(origin)
  for (const path of ['/edit/', '/edit/api/start', '/edit/api/inbox', '/', '/content/home.yaml']) {
    const foreign = { headers: { host: `editor.example:${port}` } }
    expect(await statusOf(origin + path, foreign), path).toBe(403)
  }
  const undo = `${origin}/edit/api/undo`
  expect(await statusOf(undo, { method: 'POST' })).toBe(403)
  expect(await statusOf(undo, { method: 'POST', headers: { origin: 'https://evil.example' } })).toBe(403)
  expect(await statusOf(undo, { method: 'POST', headers: { origin: `http://${host}` } })).toBe(200)
  expect(await project.read(HOME)).toBe(before)
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address } of others.filter(({ internal }) => !internal)) {
    expect(await isOpen(address, Number(port)), address).toBe(false)
  }
})

test('another site cannot frame the editor or run script in it', async ({ page, project }) => {
  const answer = await page.goto(`${project.origin}/edit/`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const addScript = () => document.body.setAttribute('onclick', 'document.title = "run"')
  await expect(page.evaluate(addScript)).rejects.toThrow('TrustedScript')
})
