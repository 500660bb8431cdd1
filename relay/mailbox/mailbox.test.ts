import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeEach, expect, test } from 'vitest'
import { exampleEnquiry } from '#contract/example-enquiry.ts'
import { namesIn } from '../durable-files.ts'
import { composeMessage } from './compose-message.ts'
import { expire } from './expire.ts'
import { inboxListing, showMessage } from './inbox-view.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { prepareMaildir } from './maildir.ts'

const practice = { name: 'The Practice', address: 'practice@example.com' }
const [older, newer, spam] = ['1000000000.M1P1Q1.h', '1000000060.M1P1Q2.h', '1000000120.M1P1Q3.h']
function messageFrom(firstName: string, spamReason?: string, message = exampleEnquiry.message) {
  const envelope = { id: 'x', from: practice, to: practice, date: new Date(0), spamReason }
  return composeMessage({ ...exampleEnquiry, firstName, message }, envelope)
}

let directory: string
let mailbox: Mailbox
const inDirectory = (...path: string[]) => join(directory, ...path)
const open = (name: string) => openMailbox({ mailbox: inDirectory(name), queue: inDirectory('queue') })

beforeEach(async () => {
  const fixture = await createFixture()
  directory = fixture.path
  await prepareMaildir(inDirectory('mailbox'))
  mailbox = open('mailbox')
  await writeFiles({
    [`mailbox/cur/${older}:2,RS`]: messageFrom('Older'),
    [`mailbox/new/${newer}`]: messageFrom('தமிழ்'),
    [`mailbox/new/${spam}`]: messageFrom('Eve', 'many links'),
    'mailbox/cur/1000000001.M1P1Q9.h:2,ST': messageFrom('Deleted'),
  })
  return () => fixture.rm()
})

async function writeFiles(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(inDirectory(name)), { recursive: true })
    await writeFile(inDirectory(name), text)
  }
}

const idOf = async (firstName: string) =>
  (await mailbox.list()).find(({ subject }) => subject.includes(firstName))?.id ?? ''

test('names a mailbox that is empty or missing', async () => {
  const text = `There is no enquiry in ${inDirectory('none')}.`
  expect(await inboxListing(open('none'))).toBe(text)
})

test('lists messages newest first with their marks, and what is not delivered', async () => {
  await writeFiles({
    [`queue/${newer}`]: messageFrom('தமிழ்'),
    [`queue/failed/${older}`]: messageFrom('Older'),
    [`queue/failed/${older}.reason`]: '550 no such user\n',
  })
  const [eve, tamil, old] = [await idOf('Eve'), await idOf('தமிழ்'), await idOf('Older')]
  expect((await inboxListing(mailbox, 'Asia/Kolkata')).split('\n')).toEqual([
    `${eve} * 2001-09-09 07:18  [Possible spam] Enquiry from Eve Visitor (many links)`,
    `${tamil} * 2001-09-09 07:17  Enquiry from தமிழ் Visitor`,
    `${old}   2001-09-09 07:16  Enquiry from Older Visitor [answered]`,
    '',
    'Waiting for delivery by mail:',
    `${tamil}   2001-09-09 07:17  Enquiry from தமிழ் Visitor: not tried yet`,
    '',
    'Not delivered (npm run inbox -- retry tries again):',
    `${old}   2001-09-09 07:16  Enquiry from Older Visitor: 550 no such user`,
  ])
})

test('lists messages that it cannot read, but nothing that is no message or in a broken folder', async () => {
  const nested = Array.from(
    { length: 300 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
  )
  await writeFiles({
    'mailbox/new/1000000200.M1P1Q4.h': nested.join(''),
    'mailbox/new/1000000300.M1P1Q5.h': 'Subject: News\nContent-Type: text/html\n\n<b>Hello</b>\n',
    'mailbox/cur/a-directory/file': 'x',
    'mailbox/.Broken/new': 'a file in the place of a directory',
  })
  await symlink('.', inDirectory('mailbox/new/1000000400.M1P1Q6.h'))
  const messages = await mailbox.list()
  const text = 'Open this message in a mail program.'
  expect(messages).toHaveLength(6)
  expect(messages.slice(0, 3)).toMatchObject([
    { subject: '(cannot be read)', text },
    { subject: 'News', text },
    { subject: '(cannot be read)', text },
  ])
})

test('an id means the same message, whatever arrives or is read in between', async () => {
  const id = await idOf('தமிழ்')
  expect(id).toMatch(/^[a-z0-9]{7}$/)
  await writeFiles({ 'mailbox/new/1000000200.M1P1Q4.h': messageFrom('Newest') })
  await mailbox.setFlag(id, 'read')
  expect((await mailbox.read(id))?.subject).toBe('Enquiry from தமிழ் Visitor')
  expect(await showMessage(mailbox, '3')).toBeUndefined()
})

test('showing a message prints a reply link and marks the message as read', async () => {
  const id = await idOf('Eve')
  const shown = (await showMessage(mailbox, id)) ?? ''
  expect(shown).toContain('Reply to: Eve Visitor <visitor@example.com>')
  expect(shown).toContain('Marked as possible spam because of: many links')
  expect(shown).toContain(exampleEnquiry.message)
  const link = new URL(/mailto:\S+$/.exec(shown)?.[0] ?? '')
  expect(link.pathname).toBe(exampleEnquiry.email)
  expect(link.searchParams.get('subject')).toBe('Re: Enquiry from Eve Visitor')
  expect(link.searchParams.get('body')).toBe(
    `\r\n\r\nOn 2001-09-09, Eve Visitor wrote:\r\n> ${exampleEnquiry.message}`,
  )
  expect((await mailbox.read(id))?.isRead).toBe(true)
})

test('a long message is cut in the reply link', async () => {
  const message = messageFrom('Long', undefined, 'வணக்கம் '.repeat(500))
  await writeFiles({ 'mailbox/new/1000000200.M1P1Q4.h': message })
  const link = (await mailbox.read(await idOf('Long')))?.replyLink ?? ''
  expect(link.length).toBeLessThan(2_000)
  expect(new URL(link).searchParams.get('body')).toMatch(/வணக்கம்[^�]* …$/)
})

test('messages of more than 30 days are removed from every folder and the dead letters, and nothing else', async () => {
  const nameDaysAgo = (days: number) => `${Math.floor(Date.now() / 1000) - days * 24 * 60 * 60}.M1P1Q1.h`
  const [young, old] = [nameDaysAgo(29), nameDaysAgo(31)]
  await writeFiles({
    [`mailbox/new/${young}`]: 'young',
    [`mailbox/new/${old}`]: 'old',
    [`mailbox/.Archive/cur/${older}:2,S`]: 'old and filed',
    'mailbox/cur/dovecot-keywords': 'not a message',
    [`queue/${older}`]: 'still waiting',
    [`queue/failed/${older}`]: 'dead letter',
  })
  expect(await expire(inDirectory('mailbox'), inDirectory('queue/failed'), 30)).toBe(7)
  expect(await namesIn(inDirectory('mailbox/new'))).toEqual([young])
  expect(await namesIn(inDirectory('mailbox/cur'))).toEqual(['dovecot-keywords'])
  expect(await namesIn(inDirectory('queue'))).toContain(older)
})
