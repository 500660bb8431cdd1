import { expect, test } from 'vitest'
import { refusalOf } from './request-guard.ts'

const PORT = 4175
const host = `127.0.0.1:${PORT}`
const origin = `http://${host}`

test.each([
  ['reads from this machine', 'GET', { host }],
  ['reads by the other name of this machine', 'GET', { host: `localhost:${PORT}` }],
  ['writes from the editor', 'POST', { host, origin, 'sec-fetch-site': 'same-origin' }],
  [
    'a link from another site to the editor',
    'GET',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
])('allows %s', (_name, method, headers) => {
  expect(refusalOf({ method, headers }, PORT)).toBeUndefined()
})

test.each([
  ['another host name', 'GET', { host: `evil.example:${PORT}` }],
  ['no host name', 'GET', {}],
  ['another port', 'GET', { host: '127.0.0.1:80' }],
  ['another network address', 'GET', { host: `192.168.1.20:${PORT}` }],
  ['a write without an origin', 'POST', { host }],
  ['a write from another origin', 'POST', { host, origin: 'https://evil.example' }],
  ['a write from another port of this machine', 'POST', { host, origin: 'http://127.0.0.1:3000' }],
  ['a write from a sandboxed page', 'POST', { host, origin: 'null' }],
  ['a write from the other name', 'POST', { host, origin: `http://localhost:${PORT}` }],
  ['a picture in another site', 'GET', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'a frame in another site',
    'GET',
    { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ],
  ['another page of this machine', 'GET', { host, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
])('refuses: %s', (_name, method, headers) => {
  expect(refusalOf({ method, headers }, PORT)).toBeTypeOf('string')
})
