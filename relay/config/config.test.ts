import { expect, test } from 'vitest'
import { relayAccount } from '#contract/wire.ts'
import { readConfig } from './config.ts'

const mail = {
  SMTP_URL: 'smtps://user:secret@smtp.example.com:465',
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: 'The Practice <website@example.com>',
}

test('needs no setting at all', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ host: 'localhost', port: 4173, account: relayAccount, trustProxy: false })
  expect(config.mail.smtpUrl).toBeUndefined()
  expect(config.keepDays).toBeUndefined()
})

test('takes an empty line for no line', () => {
  expect(readConfig({ PORT: '', MAILBOX_KEEP_DAYS: ' ', SMTP_URL: '' })).toEqual(readConfig({}))
})

test('reads a sender with its name', () => {
  expect(readConfig(mail).mail.from).toEqual({ name: 'The Practice', address: 'website@example.com' })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['MAILBOX_KEEP_DAYS', '0'],
  ['MAILBOX_KEEP_DAYS', '-3'],
  ['RATE_PER_MINUTE', '1.5'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['ALLOWED_ORIGINS', 'https://example.com/contact'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('stops at %s=%s with its name and an example', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*for example: ${name}=`))
})

test.each(['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'])('stops when only %s is missing for mail', (name) => {
  expect(() => readConfig({ ...mail, [name]: undefined })).toThrow(
    new RegExp(`^${name} is missing.*for example: ${name}=`),
  )
})

test.each([
  ['SMTP_URL', 'smtp.example.com'],
  ['SMTP_URL', 'https://smtp.example.com'],
  ['MAIL_TO', 'doctor'],
  ['MAIL_TO', 'one@example.com, two@example.com'],
  ['MAIL_FROM', 'Practice website@example.com'],
])('stops at a malformed %s=%s', (name, value) => {
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(new RegExp(`^${name} must`))
})

test('does not repeat a password when it complains', () => {
  expect(() => readConfig({ ...mail, SMTP_URL: 'imap://user:secret@example.com' })).not.toThrow(/secret/)
})

test.each([
  ['true', 1],
  ['2', 2],
  ['0', false],
  ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
])('understands TRUST_PROXY=%s', (value, meaning) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(meaning)
})

test('keeps the queue of each mailbox apart', () => {
  expect(readConfig({ MAILBOX: 'var/one' }).queue).not.toBe(readConfig({ MAILBOX: 'var/two' }).queue)
})
