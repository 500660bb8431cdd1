// EmailJS's own clients, unchanged, against our relay.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import browser from '@emailjs/browser'
import node from '@emailjs/nodejs'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { temporaryDirectory } from '../temporary-files.ts'
import { complete } from './fixtures.ts'
import { messagesIn, type RelayProcess, startRelay } from './relay-process.ts'

const { publicKey, serviceId, templateId } = relayAccount
let relay: RelayProcess
let directory: string

beforeAll(async () => {
  directory = await temporaryDirectory()
  relay = await startRelay(directory)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('the browser client gets OK, and the message is stored', async () => {
  vi.stubGlobal('location', new URL(relay.url))
  browser.init({ publicKey, origin: relay.url })
  const response = await browser.send(serviceId, templateId, { ...complete })
  expect(response).toMatchObject({ status: 200, text: 'OK' })
  expect(await messagesIn(directory)).toHaveLength(1)
})

test('the browser client gets the reason of a refusal', async () => {
  vi.stubGlobal('location', new URL(relay.url))
  browser.init({ publicKey: 'another', origin: relay.url })
  const response = browser.send(serviceId, templateId, { ...complete })
  await expect(response).rejects.toMatchObject({ status: 400, text: 'The user_id parameter is invalid' })
})

test('the Node client gets OK, with its private key', async () => {
  // It always connects to port 443 with TLS, where a proxy stands in production.
  vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: never) =>
    http.request({ ...options, host: '127.0.0.1', port: relay.port }, done)) as never)
  syncBuiltinESMExports()
  node.init({ publicKey, privateKey: 'secret' })
  const response = await node.send(serviceId, templateId, { ...complete })
  expect(response).toMatchObject({ status: 200, text: 'OK' })
})
