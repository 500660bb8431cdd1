import { expect, test } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { readSettings } from './settings.ts'

const account = {
  EMAILJS_PUBLIC_KEY: 'key',
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
}

test('with nothing set, the site is for this machine and its own relay', () => {
  expect(readSettings({ SITE_URL: '', EMAILJS_PUBLIC_KEY: ' ' })).toEqual({
    siteUrl: 'http://localhost:4173/',
    isPublic: false,
    hstsIncludesSubdomains: false,
    base: '/',
    account: relayAccount,
    enquiryOrigin: undefined,
  })
})

test('a path in the public address is the base path', () => {
  const settings = readSettings({ SITE_URL: 'https://owner.github.io/name' })
  expect(settings).toMatchObject({ siteUrl: 'https://owner.github.io/name/', base: '/name/' })
})

test('with an account enquiries go to EmailJS, unless ENQUIRY_ORIGIN is set', () => {
  expect(readSettings(account).enquiryOrigin).toBe('https://api.emailjs.com')
  const relay = { ENQUIRY_ORIGIN: 'https://enquiries.nila.test/' }
  expect(readSettings({ ...account, ...relay }).enquiryOrigin).toBe('https://enquiries.nila.test')
})

test.each`
  wrong                                                                              | message
  ${{ ...account, EMAILJS_SERVICE_ID: '' }}                                          | ${'EMAILJS_SERVICE_ID: this is missing: set all three of'}
  ${{ ...account, EMAILJS_PUBLIC_KEY: 'your-public-key' }}                           | ${'EMAILJS_PUBLIC_KEY: this is a placeholder: copy the value from'}
  ${{ ...account, EMAILJS_SERVICE_ID: 'service_id' }}                                | ${'EMAILJS_SERVICE_ID: this is a placeholder: copy the value from'}
  ${{ SITE_URL: 'nila.test' }}                                                       | ${'SITE_URL: write your own address in full, such as https://www'}
  ${{ SITE_URL: 'https://nila.test/?from=mail#/about' }}                             | ${'SITE_URL: write only the address and the path of the site'}
  ${{ SITE_URL: 'https://nila.test/site/index.html' }}                               | ${'SITE_URL: write only the address and the path of the site'}
  ${{ SITE_URL: 'https://nila.test/my site/' }}                                      | ${'SITE_URL: write only the address and the path of the site'}
  ${{ SITE_URL: 'https://www.example.com' }}                                         | ${'SITE_URL: write your own address in full, such as https://www'}
  ${{ HSTS_INCLUDE_SUBDOMAINS: 'yes' }}                                              | ${'HSTS_INCLUDE_SUBDOMAINS: write true, or leave the setting out'}
  ${{ BASE_PATH: 'name' }}                                                           | ${'BASE_PATH: write the path with slashes, such as /name/'}
  ${{ ENQUIRY_ORIGIN: 'https://nila.test/api' }}                                     | ${'ENQUIRY_ORIGIN: write it without a path, such as https://'}
  ${{ SITE_URL: 'https://nila.test', ENQUIRY_ORIGIN: 'http://enquiries.nila.test' }} | ${'ENQUIRY_ORIGIN: browsers do not let a page with https:// send to http://'}
  ${{ EMAILJS_ORIGIN: 'https://nila.test' }}                                         | ${'EMAILJS_ORIGIN: this setting is now called ENQUIRY_ORIGIN: rename it'}
`('refuses $wrong', ({ wrong, message }) => {
  expect(() => readSettings(wrong)).toThrow(`.env, or the environment › ${message}`)
})

test('reports all mistakes at once, with those of .env', () => {
  const env = { SITE_URL: 'https://example.com', EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b' }
  const problems = ['.env › line 1: SITEURL is not a setting; did you mean SITE_URL?']
  expect(() => readSettings({ ...env, BASE_PATH: 'a b' }, problems)).toThrow(
    /^.* SITEURL is .*\n.* › EMAILJS_TEMPLATE_ID: .*\n.* › SITE_URL: .*\n.* › BASE_PATH: /,
  )
})
