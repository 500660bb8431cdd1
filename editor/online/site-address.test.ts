import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { versionMark } from '../../build/site-version.ts'
import { answerAt } from './site-address.ts'

const PAGE = `<!doctype html><head>${versionMark('0123456789ab')}</head>`

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const serve = async (answer: RequestListener) => `http://${await listen(createServer(answer))}`

test('an address that shows the site answers with its version', async () => {
  const address = await serve((_, response) => response.end(PAGE))
  expect(await answerAt(address)).toEqual({ version: '0123456789ab' })
})

test('an address that leads to the site is followed', async () => {
  const address = await serve((_, response) => response.end(PAGE))
  const old = await serve((_, response) => response.writeHead(301, { location: address }).end())
  expect(await answerAt(old)).toEqual({ version: '0123456789ab' })
})

test('an error is no version, also if its page is of the site', async () => {
  const address = await serve((_, response) => response.writeHead(500).end(PAGE))
  expect(await answerAt(address)).toEqual({ other: 'error' })
})

test('a page of another site is foreign', async () => {
  const address = await serve((_, response) =>
    response.end('<!doctype html><title>This domain is for sale</title>'),
  )
  expect(await answerAt(address)).toEqual({ other: 'foreign' })
})

test('a connection that is cut is no answer', async () => {
  const address = await serve((request) => request.socket.destroy())
  expect(await answerAt(address)).toEqual({ other: 'none' })
})

test('an address that leads to itself again and again is an error', async () => {
  const address = await serve((_, response) => response.writeHead(302, { location: '/' }).end())
  expect(await answerAt(address)).toEqual({ other: 'error' })
})

test('an address whose certificate cannot be trusted is told from one that does not answer', async () => {
  const address = `https://${await listen(createSecureServer({}))}`
  expect(await answerAt(address)).toEqual({ other: 'untrusted' })
})
