import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from './test.ts'

/** Below the browser, because a browser does not let a page choose these headers. */
const statusOf = (url: string, method: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
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

// editor/request-guard.test.ts has all cases.
test('the editor answers only this machine, its own names and its own pages', async ({ project }) => {
  const { origin } = project
  const { port } = new URL(origin)
  for (const path of ['/edit/', '/edit/api/inbox', '/', '/content/home.yaml', '/assets/x']) {
    expect(await statusOf(origin + path, 'GET', { host: `editor.example:${port}` }), path).toBe(403)
  }
  const undo = `${origin}/edit/api/undo`
  expect(await statusOf(undo, 'POST', {})).toBe(403)
  expect(await statusOf(undo, 'POST', { origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf(undo, 'POST', { origin })).toBe(200)
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  for (const { address } of others.filter(({ internal }) => !internal)) {
    expect(await isOpen(address, Number(port)), address).toBe(false)
  }
})

test('another site cannot frame the editor or run script in it', async ({ page, project }) => {
  const answer = await page.request.get(`${project.origin}/edit`)
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  const addScript = () => document.body.setAttribute('onclick', 'document.title = "run"')
  await expect(page.evaluate(addScript)).rejects.toThrow('TrustedScript')
})
