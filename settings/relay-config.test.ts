import { expect, test } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { readConfig } from './relay-config.ts'

const mail = {
  SMTP_URL: 'smtps://user:secret@smtp.example.com:465',
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: 'The Practice <website@example.com>',
}

test('every setting has a default, and an empty value means the default', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ host: 'localhost', port: 4173, account: relayAccount, trustProxy: 0 })
  expect([config.mail.smtpUrl, config.keepDays]).toEqual([undefined, undefined])
  expect(readConfig({ PORT: '', MAILBOX_KEEP_DAYS: ' ', SMTP_URL: '' })).toEqual(config)
})

test('takes all three ids of an account, or none', () => {
  const account = {
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
  }
  const ids = { publicKey: 'key', serviceId: 'service', templateId: 'template' }
  expect(readConfig(account).account).toEqual(ids)
  expect(() => readConfig({ ...account, EMAILJS_SERVICE_ID: ' ' })).toThrow('EMAILJS_SERVICE_ID is missing')
})

test.each([
  ['PORT', '70000'],
  ['MAILBOX_KEEP_DAYS', '6'],
  ['RATE_PER_MINUTE', '1.5'],
  ['ALLOWED_ORIGINS', 'https://example.com/contact'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'imap://user:secret@example.com'],
  ...['secret@', 'secret#', 'secret/', 'secret?', 'secret%', 'secret%ff'].map(
    (password): [string, string] => ['SMTP_URL', `smtps://user:${password}@smtp.example.com:465`],
  ),
  ['MAIL_TO', undefined],
  ['MAIL_TO', 'one@example.com, two@example.com'],
  ['MAIL_FROM', 'Practice website@example.com'],
])('refuses %s=%s with its name and an example, and never repeats the password', (name, value) => {
  const read = () => readConfig({ ...mail, [name]: value })
  expect(read).toThrow(new RegExp(`^${name} .*for example: ${name}=`))
  expect(read).not.toThrow(/secret/)
})

test('accepts an escaped password, an @ in the user name, and an international domain', () => {
  const SMTP_URL = 'smtps://doctor@example.com:pa%40ss%25@smtp.example.com:465'
  const MAIL_TO = 'info@müller.de'
  const to = { name: '', address: MAIL_TO }
  expect(readConfig({ ...mail, SMTP_URL, MAIL_TO }).mail).toMatchObject({ smtpUrl: SMTP_URL, to })
})
