// Tests our relay with EmailJS's own client for Node, unchanged. The site sends with their client for browsers.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import emailjs from '@emailjs/nodejs'
import { expect, test, vi } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { exampleEnquiry } from '#contract/example-enquiry.ts'
import { messagesIn, startRelay } from './support/relay-process.ts'

test('the Node client gets OK with its private key, and the reason of a refusal', async () => {
  const { port, directory } = await startRelay()
  // The client always connects to port 443 with TLS, which in production is the port of a proxy.
  vi.spyOn(https, 'request').mockImplementation(((options: http.RequestOptions, done: never) =>
    http.request({ ...options, host: '127.0.0.1', port }, done)) as never)
  syncBuiltinESMExports()
  const { publicKey, serviceId, templateId } = relayAccount
  emailjs.init({ publicKey, privateKey: 'secret' })
  const response = await emailjs.send(serviceId, templateId, { ...exampleEnquiry })
  expect(response).toMatchObject({ status: 200, text: 'OK' })
  expect(await messagesIn(directory)).toHaveLength(1)
  const refused = emailjs.send('another', templateId, { ...exampleEnquiry })
  await expect(refused).rejects.toMatchObject({ status: 400, text: 'The service_id parameter is invalid' })
})
