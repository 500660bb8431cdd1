import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const account = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
}

test('with nothing set, the site is for this machine and its own relay', () => {
  expect(readSettings({})).toEqual({
    siteUrl: 'http://localhost:4173/',
    isPublic: false,
    base: '/',
    enquiryOrigin: undefined,
  })
})

test('a folder in the public address is the base path', () => {
  const settings = readSettings({ SITE_URL: 'https://owner.github.io/name' })
  expect(settings).toMatchObject({ siteUrl: 'https://owner.github.io/name/', base: '/name/' })
  expect(readSettings({ SITE_URL: 'https://example.com', BASE_PATH: '/name' }).base).toBe('/name/')
})

test('an account sends to EmailJS, unless an origin says otherwise', () => {
  expect(readSettings(account).enquiryOrigin).toBe('https://api.emailjs.com')
  const relay = { EMAILJS_ORIGIN: 'https://enquiries.example.com/' }
  expect(readSettings({ ...account, ...relay }).enquiryOrigin).toBe('https://enquiries.example.com')
  expect(readSettings(relay).enquiryOrigin).toBe('https://enquiries.example.com')
})

test.each([
  [
    { EMAILJS_PUBLIC_KEY: 'key' },
    'EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID missing: set all three of EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, or none',
  ],
  [
    { SITE_URL: 'example.com' },
    'SITE_URL=example.com is no web address: write it in full, such as https://example.com',
  ],
  [
    { SITE_URL: 'https://example.com/?from=mail#/about' },
    'SITE_URL=https://example.com/?from=mail#/about says too much: leave out ?from=mail#/about',
  ],
  [{ BASE_PATH: 'name' }, 'BASE_PATH=name/ is no folder: write it with slashes, such as /name/'],
  [
    { SITE_URL: 'https://example.com/one', BASE_PATH: '/two/' },
    'BASE_PATH=/two/ and the folder in SITE_URL, /one, are not the same: leave BASE_PATH out',
  ],
  [
    { EMAILJS_ORIGIN: 'https://example.com/api' },
    'EMAILJS_ORIGIN=https://example.com/api says too much: write only https://example.com',
  ],
  [
    { SITE_URL: 'https://example.com', EMAILJS_ORIGIN: 'http://enquiries.example.com' },
    'EMAILJS_ORIGIN=http://enquiries.example.com has no TLS, and browsers let no page with TLS send there: write https://',
  ],
])('refuses %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})
