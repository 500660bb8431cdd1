// EmailJS's own clients, unchanged, against our relay.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import browser from '@emailjs/browser'
import node from '@emailjs/nodejs'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bodyOf, lettersIn, type Running, scratchFolder, startRelay } from './running.ts'

const fields = bodyOf().template_params
const account = { service_id: 'relay', template_id: 'enquiry', publicKey: 'ayurvedic-wellness' }
let relay: Running
let folder: string

beforeAll(async () => {
  folder = await scratchFolder()
  relay = await startRelay(folder)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('the browser client hears OK, and the letter is there', async () => {
  vi.stubGlobal('location', new URL(relay.url))
  browser.init({ publicKey: account.publicKey, origin: relay.url })
  const answer = await browser.send(account.service_id, account.template_id, fields)
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
  expect(await lettersIn(folder)).toHaveLength(1)
})

test('the browser client hears why not', async () => {
  vi.stubGlobal('location', new URL(relay.url))
  browser.init({ publicKey: 'another', origin: relay.url })
  const answer = browser.send(account.service_id, account.template_id, fields)
  await expect(answer).rejects.toMatchObject({ status: 400, text: 'The user_id parameter is invalid' })
})

test('the Node client hears OK, with its private key', async () => {
  // It speaks TLS to port 443 and knows nothing else; in earnest a proxy stands there.
  vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: never) =>
    http.request({ ...options, host: '127.0.0.1', port: relay.port }, done)) as never)
  syncBuiltinESMExports()
  node.init({ publicKey: account.publicKey, privateKey: 'secret' })
  const answer = await node.send(account.service_id, account.template_id, { ...fields })
  expect(answer).toMatchObject({ status: 200, text: 'OK' })
})
