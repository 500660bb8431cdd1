import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { exampleEnquiry } from '#contract/example-enquiry.ts'
import { composeMessage } from './compose-message.ts'
import { parseMessage } from './parse-message.ts'

const envelope = {
  id: '1794745421.M472000P24119Q1.host',
  from: { name: 'The Practice', address: 'website@müller.de' },
  to: { name: '', address: 'doctor@example.com' },
  date: new Date('2026-11-15T12:23:41Z'),
}
const compose = (fields = {}) => composeMessage({ ...exampleEnquiry, ...fields }, envelope)
const parse = (message: string) => parseMessage(Buffer.from(message))

test('writes a plain text message that can be replied to, with domains as mail servers know them', () => {
  expect(compose({ email: 'asha@bücher.de' })).toBe(`Content-Transfer-Encoding: quoted-printable
From: The Practice <website@xn--mller-kva.de>
To: doctor@example.com
Reply-To: Example Visitor <asha@xn--bcher-kva.de>
Subject: Enquiry from Example Visitor
Message-ID: <1794745421.M472000P24119Q1.host@xn--mller-kva.de>
Date: Sun, 15 Nov 2026 12:23:41 +0000
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

First name: Example
Last name: Visitor
Email: asha@b=C3=BCcher.de
Phone: +1 5550100

Message:

I would like to ask about postnatal massage.
`)
})

test.each([
  ['in Tamil, with an emoji', { firstName: 'தமிழ்', message: 'வணக்கம் 🙏\nமீண்டும்' }],
  [
    'with a long line',
    { lastName: 'Müller: <x>', message: `A line of more than 76 characters${'.'.repeat(76)}` },
  ],
  ['of thousands of characters', { firstName: 'நீண்ட'.repeat(800), message: 'x'.repeat(5000) }],
  ['that looks like the lines of the mail', { message: 'First name: not a field\n\nMessage:\n\nof its own' }],
])('a text %s is read back unchanged, from lines that mail can carry', async (_, fields) => {
  const message = compose(fields)
  const { text } = await parse(message)
  for (const value of Object.values({ ...exampleEnquiry, ...fields })) expect(text).toContain(value)
  for (const line of message.split('\n')) expect(line.length).toBeLessThanOrEqual(78)
  expect(message).toMatch(/^[\n\x20-\x7e]*$/)
  // A long name is cut in the headers.
  expect(message.split('\n\n', 1)[0]?.length).toBeLessThan(4_000)
})

test.each([
  'Eve <eve@example.net>,',
  'Eve" <eve@example.net>, "',
  'a, eve@example.net,',
  '(comment) <x@y.z>',
  '=?utf-8?q?Eve_=3Ceve=40example=2Enet=3E=2C?=',
])('neither a name such as %j nor the message adds an address, marked or not', (firstName) => {
  const enquiry = { ...exampleEnquiry, firstName, message: '\r\nBcc: eve@example.net' }
  const marked = composeMessage(enquiry, { ...envelope, spamReason: 'a link in a name' })
  for (const message of [compose(enquiry), marked]) expectOneAddress(message.replaceAll('\n ', ' '))
})

function expectOneAddress(message: string) {
  const addresses = addressparser(/^Reply-To: (.*)$/m.exec(message)?.[1] ?? '')
  expect(addresses.map((entry) => ('address' in entry ? entry.address : entry))).toEqual([
    exampleEnquiry.email,
  ])
  const [headers = ''] = message.split('\n\n', 1)
  expect(headers.match(/@/g)).toHaveLength(4) // From, To, Reply-To, Message-ID
}

test('a message that may be advertising is marked in its subject and for the filters of mail programs', async () => {
  const message = composeMessage(exampleEnquiry, { ...envelope, spamReason: 'many links' })
  expect(message).toContain('\nSubject: [Possible spam] Enquiry from Example Visitor\n')
  expect(message).toContain('\nX-Spam-Flag: YES\nX-Spam-Reason: many links\n')
  expect((await parse(message)).spamReason).toBe('many links')
})

test('an ordinary message has no mark', () => {
  expect(compose()).not.toMatch(/spam/i)
})

test('control characters do not reach a terminal', async () => {
  const { text } = await parse(compose({ message: 'red \x1b[31m, a bell \x07' }))
  expect(text).toContain('red \u{FFFD}[31m, a bell \u{FFFD}')
})
