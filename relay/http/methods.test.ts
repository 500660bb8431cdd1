import { expect, test } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { serve } from './test-server.ts'

const site = await serve()

const JSON_TYPE = { 'content-type': 'application/json' }
const METHODS = ['PUT', 'PATCH', 'DELETE'] as const

test.each(METHODS)('%s is not a method of the API, whatever body comes with it', async (method) => {
  for (const headers of [{}, JSON_TYPE, { 'content-type': 'text/plain' }]) {
    for (const payload of ['', '{', '{}']) {
      const { statusCode } = await site.inject({ method, url: SEND_PATH, headers, payload })
      expect(statusCode).toBe(404)
    }
  }
})

test.each(METHODS)('%s of another address is not found', async (method) => {
  for (const url of ['/', '/healthz', '/api/other']) {
    const { statusCode } = await site.inject({ method, url, headers: JSON_TYPE, payload: '{' })
    expect(statusCode).toBe(404)
  }
})
