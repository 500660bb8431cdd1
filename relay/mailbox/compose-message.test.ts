import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { complete } from '../../tests/relay/fixtures.ts'
import { composeMessage } from './compose-message.ts'
import { parseMessage } from './parse-message.ts'

const envelope = {
  id: '1794745421.M472000P24119Q1.host',
  from: { name: 'The Practice', address: 'website@example.com' },
  to: { name: '', address: 'doctor@example.com' },
  date: new Date('2026-11-15T12:23:41Z'),
}
const compose = (fields = {}) => composeMessage({ ...complete, ...fields }, envelope)
const parse = async (fields = {}) => parseMessage(Buffer.from(await compose(fields)))

test('writes a plain text message that can be replied to', async () => {
  expect(await compose()).toBe(`From: The Practice <website@example.com>
To: doctor@example.com
Reply-To: Example Visitor <visitor@example.com>
Subject: Enquiry from Example Visitor
Message-ID: <1794745421.M472000P24119Q1.host@example.com>
Date: Sun, 15 Nov 2026 12:23:41 +0000
Content-Transfer-Encoding: 7bit
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

First name: Example
Last name: Visitor
Email: visitor@example.com
Phone: +1 5550100

Message:

I would like to ask about postnatal massage.
`)
})

test.each([
  { firstName: 'தமிழ்', message: 'வணக்கம் 🙏\nமீண்டும்' },
  {
    lastName: 'Müller: <x>',
    message: 'A line of text that is longer than the seventy-six characters of a mail line.',
  },
  { message: 'First name: not a field\n\nMessage:\n\nof its own' },
])('every field of %j is read back unchanged', async (fields) => {
  expect((await parse(fields)).enquiry).toEqual({ ...complete, ...fields })
})

test.each([
  'Eve <eve@example.net>,',
  'Eve" <eve@example.net>, "',
  'a, eve@example.net,',
  'eve@example.net;',
  '(comment) <x@y.z>',
  '=?utf-8?q?Eve_=3Ceve=40example=2Enet=3E=2C?=',
])('a name such as %j adds no second address', async (firstName) => {
  const message = (await compose({ firstName })).replaceAll('\n ', ' ')
  const addresses = addressparser(/^Reply-To: (.*)$/m.exec(message)?.[1] ?? '')
  expect(addresses.map((entry) => ('address' in entry ? entry.address : entry))).toEqual([complete.email])
})

test('no line is too long or has characters that mail cannot carry', async () => {
  const message = await compose({ firstName: 'நீண்ட '.repeat(800), message: `${'x'.repeat(5000)}\0` })
  for (const line of message.split('\n')) expect(line.length).toBeLessThanOrEqual(78)
  expect(message).toMatch(/^[\n\x20-\x7e]*$/)
})

test('a long name is cut in the headers and complete in the body', async () => {
  const firstName = 'நீண்ட'.repeat(800)
  const headers = (await compose({ firstName })).split('\n\n', 1)[0] ?? ''
  expect(headers.split('\n').length).toBeLessThan(60)
  expect((await parse({ firstName })).enquiry?.firstName).toBe(firstName)
})

test('states why a message is in Junk', async () => {
  const message = await composeMessage(complete, { ...envelope, junkReason: 'many links' })
  expect((await parseMessage(Buffer.from(message))).junkReason).toBe('many links')
})

test('control characters do not reach a terminal', async () => {
  const { text } = await parse({ message: 'red \x1b[31m, a bell \x07' })
  expect(text).toContain('red \u{FFFD}[31m, a bell \u{FFFD}')
})
