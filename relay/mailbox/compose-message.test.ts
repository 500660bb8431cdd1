import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { complete } from '../../tests/relay/fixtures.ts'
import { composeLetter } from './compose-message.ts'
import { readLetter } from './parse-message.ts'

const envelope = {
  id: '1794745421.M472000P24119Q1.host',
  from: { name: 'The Practice', address: 'website@example.com' },
  to: { name: 'The Practice', address: 'doctor@example.com' },
  date: new Date('2026-11-15T12:23:41Z'),
}
const compose = (change = {}) => composeLetter({ ...complete, ...change }, envelope)
const headersOf = (letter: string) => letter.slice(0, letter.indexOf('\n\n')).split('\n')

test('is a letter that can be read with the bare eye', () => {
  expect(compose()).toBe(`From: The Practice
 <website@example.com>
To: The Practice
 <doctor@example.com>
Reply-To: Example Visitor
 <visitor@example.com>
Subject: Enquiry from Example Visitor
Date: Sun, 15 Nov 2026 12:23:41 +0000
Message-ID: <1794745421.M472000P24119Q1.host@example.com>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 7bit

First name: Example
Last name: Visitor
Email: visitor@example.com
Phone: +1 5550100

Message:

I would like to ask about postnatal massage.
`)
})

test('carries Tamil unharmed', () => {
  const { subject, body } = readLetter(compose({ firstName: 'தமிழ்', message: 'வணக்கம் 🙏' }))
  expect(subject).toBe('Enquiry from தமிழ் Visitor')
  expect(body).toContain('வணக்கம் 🙏')
})

test.each([
  'Eve <eve@example.net>,',
  'Eve" <eve@example.net>, "',
  'a, eve@example.net,',
  'eve@example.net;',
  '(comment) <x@y.z>',
  '=?utf-8?q?Eve_=3Ceve=40example=2Enet=3E=2C?=',
])('a name such as %j adds no second address', (firstName) => {
  const replyTo = compose({ firstName })
    .replaceAll('\n ', ' ')
    .split('\n')
    .find((line) => line.startsWith('Reply-To: '))
  const addresses = addressparser(replyTo?.slice('Reply-To: '.length) ?? '')
  expect(addresses.map((entry) => ('address' in entry ? entry.address : entry))).toEqual([complete.email])
})

test('no line is too long, and none holds what mail cannot carry', () => {
  const letter = compose({ firstName: 'நீண்ட '.repeat(800), message: `${'x'.repeat(5000)}\0` })
  for (const line of letter.split('\n')) expect(line.length).toBeLessThanOrEqual(78)
  expect(letter).toMatch(/^[\n\x20-\x7e]*$/)
})

test('a long name is cut in the headers and whole in the body', () => {
  const firstName = 'நீண்ட'.repeat(800)
  const letter = compose({ firstName })
  expect(headersOf(letter).length).toBeLessThan(60)
  expect(readLetter(letter).body).toContain(firstName)
})

test('says why it lies in Junk', () => {
  const letter = composeLetter(complete, { ...envelope, junkReason: 'many links' })
  expect(readLetter(letter).junkReason).toBe('many links')
})

test('shows no control characters to a terminal', () => {
  const { body } = readLetter(compose({ message: 'red \x1b[31m, a bell \x07' }))
  expect(body).toContain('red \u{FFFD}[31m, a bell \u{FFFD}')
})
