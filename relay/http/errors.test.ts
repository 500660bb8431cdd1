import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { sendEnquiry, serve } from './test-server.ts'

/** Returns the answer to an enquiry and the log of a relay in which this function fails. */
async function failIn(part: 'store' | 'deliveryStatus') {
  const logStream = new PassThrough()
  const log = text(logStream)
  const fail = async () => {
    throw new TypeError('cannot read my knee hurts')
  }
  const store = { store: part === 'store' ? fail : async () => undefined, probe: async () => undefined }
  const deliveryStatus = part === 'deliveryStatus' ? fail : async () => undefined
  const app = await serve({ LOG_LEVEL: 'error' }, { store, deliveryStatus, logStream })
  const body = exampleRequest({ firstName: 'Quokka', message: 'my knee hurts' })
  const response = part === 'store' ? await sendEnquiry(app, { body }) : await app.inject('/healthz/delivery')
  logStream.end()
  const [line = ''] = (await log).trim().split('\n')
  return { response, line: JSON.parse(line), log: await log }
}

test.each([
  ['store', 503],
  ['deliveryStatus', 500],
] as const)(
  'a failure of %s can be found in the log: which error, where, in which request',
  async (part, status) => {
    const { response, line } = await failIn(part)
    expect(response.statusCode).toBe(status)
    expect(line).toMatchObject({ level: 'error', error: 'TypeError', reqId: expect.any(String) })
    expect(line.frames[0]).toContain('errors.test.ts')
  },
)

test.each(['store', 'deliveryStatus'] as const)(
  'neither the log nor the answer to a failure of %s repeats the message of the error',
  async (part) => {
    const { response, log } = await failIn(part)
    expect(log + response.body).not.toMatch(/knee|quokka/i)
    expect(response.body).toMatch(/^(Internal Server Error|The enquiry could not be stored, .*)$/)
  },
)
