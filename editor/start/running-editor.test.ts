import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityPath, recordRunning, runningEditor } from './running-editor.ts'

let state = ''
beforeEach(async () => {
  state = await mkdtemp(join(tmpdir(), 'running-'))
})
afterEach(() => rm(state, { recursive: true }))

/** This server answers as the editor of a project does. */
async function startServer(project: string) {
  const server = createServer(({ url }, response) =>
    response.end(url === identityPath ? JSON.stringify({ editorOf: project }) : 'Something else'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() }
}

test('a start finds the editor that runs for this folder', async () => {
  using server = await startServer('/websites/owner/site')
  await recordRunning(state, server.origin)
  expect(await runningEditor(state, '/websites/owner/site')).toBe(server.origin)
})

test('a start finds no editor where another program has the address now', async () => {
  using server = await startServer('/websites/owner/another-site')
  await recordRunning(state, server.origin)
  expect(await runningEditor(state, '/websites/owner/site')).toBeUndefined()
})

test('a start finds no editor after a crash', async () => {
  await recordRunning(state, 'http://127.0.0.1:9')
  expect(await runningEditor(state, '/websites/owner/site')).toBeUndefined()
})

test('the first start finds no editor', async () => {
  expect(await runningEditor(state, '/websites/owner/site')).toBeUndefined()
})
