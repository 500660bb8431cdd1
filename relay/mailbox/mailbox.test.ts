import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { complete, temporaryDirectory, writeFiles } from '../../tests/relay/fixtures.ts'
import { readConfig } from '../config/config.ts'
import { composeMessage } from './compose-message.ts'
import { inboxListing, showMessage } from './inbox-view.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { namesIn, prepareMaildir } from './maildir.ts'

const practice = { name: 'The Practice', address: 'practice@example.com' }
const [older, newer, junk] = ['1000000000.M1P1Q1.h', '1000000060.M1P1Q2.h', '1000000120.M1P1Q3.h']
function messageFrom(firstName: string, id: string, junkReason?: string) {
  const envelope = { id, from: practice, to: practice, date: new Date(0), junkReason }
  return composeMessage({ ...complete, firstName }, envelope)
}

let directory: string
let mailbox: Mailbox
const inDirectory = (...path: string[]) => join(directory, ...path)

beforeEach(async () => {
  directory = await temporaryDirectory()
  await prepareMaildir(inDirectory('mailbox'))
  mailbox = openMailbox(
    readConfig({
      MAILBOX: inDirectory('mailbox'),
      QUEUE: inDirectory('queue'),
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: practice.address,
      MAIL_FROM: practice.address,
    }),
  )
})

async function fillMailbox() {
  await writeFiles(directory, {
    [`mailbox/cur/${older}:2,RS`]: await messageFrom('Older', older),
    [`mailbox/new/${newer}`]: await messageFrom('தமிழ்', newer),
    [`mailbox/.Junk/new/${junk}`]: await messageFrom('Eve', junk, 'many links'),
    'mailbox/cur/1000000001.M1P1Q9.h:2,ST': await messageFrom('Deleted', older),
  })
}

const idOf = async (firstName: string) =>
  (await mailbox.list()).find(({ subject }) => subject.includes(firstName))?.id ?? ''

test('says when nothing has arrived, also without a mailbox', async () => {
  const nowhere = openMailbox(readConfig({ MAILBOX: inDirectory('none') }))
  expect(await inboxListing(nowhere)).toBe('No enquiry has arrived yet.')
})

test('lists inbox and Junk newest first, and what is not delivered', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  await fillMailbox()
  await writeFiles(directory, {
    [`queue/${newer}`]: await messageFrom('தமிழ்', newer),
    [`queue/${newer}.reason`]: 'connect ECONNREFUSED\n',
    [`queue/failed/${older}`]: await messageFrom('Older', older),
    [`queue/failed/${older}.reason`]: '550 no such user\n',
  })
  const [eve, tamil, old] = [await idOf('Eve'), await idOf('தமிழ்'), await idOf('Older')]
  expect((await inboxListing(mailbox)).split('\n')).toEqual([
    `${eve} * 2001-09-09 07:18  Enquiry from Eve Visitor [Junk] (many links)`,
    `${tamil} * 2001-09-09 07:17  Enquiry from தமிழ் Visitor`,
    `${old}   2001-09-09 07:16  Enquiry from Older Visitor [answered]`,
    '',
    'Waiting for delivery by mail:',
    `${tamil}   2001-09-09 07:17  Enquiry from தமிழ் Visitor: connect ECONNREFUSED`,
    '',
    'Not delivered (npm run inbox -- retry tries again):',
    `${old}   2001-09-09 07:16  Enquiry from Older Visitor: 550 no such user`,
  ])
  vi.unstubAllEnvs()
})

test('an id means the same message, whatever arrives or is read in between', async () => {
  await fillMailbox()
  const id = await idOf('தமிழ்')
  expect(id).toMatch(/^[a-z0-9]{7}$/)
  await writeFiles(directory, { 'mailbox/new/1000000200.M1P1Q4.h': await messageFrom('Newest', 'x') })
  await mailbox.setFlag(id, 'read')
  expect((await mailbox.read(id))?.subject).toBe('Enquiry from தமிழ் Visitor')
  expect(await mailbox.read('3')).toBeUndefined()
})

test('reads a message with its fields', async () => {
  await fillMailbox()
  expect(await mailbox.read(await idOf('Older'))).toMatchObject({
    folder: 'Inbox',
    isRead: true,
    isAnswered: true,
    replyTo: { name: 'Older Visitor', address: complete.email },
    enquiry: { ...complete, firstName: 'Older' },
  })
})

test('sets and removes the flags of the Maildir format', async () => {
  await fillMailbox()
  const id = await idOf('தமிழ்')
  const flagged = async () =>
    (await namesIn(inDirectory('mailbox/cur'))).filter((name) => name.startsWith(newer))
  await mailbox.setFlag(id, 'read')
  await mailbox.setFlag(id, 'answered')
  expect(await flagged()).toEqual([`${newer}:2,RS`])
  await mailbox.setFlag(id, 'answered', false)
  expect(await flagged()).toEqual([`${newer}:2,S`])
  expect(await mailbox.setFlag('unknown', 'read')).toBe(false)
})

test('moves a message out of Junk and into the delivery queue', async () => {
  await fillMailbox()
  const id = await idOf('Eve')
  expect(await mailbox.moveOutOfJunk(id)).toBe(true)
  expect(await namesIn(inDirectory('mailbox/.Junk/new'))).toEqual([])
  expect(await readFile(inDirectory('queue', junk))).toEqual(await readFile(inDirectory('mailbox/new', junk)))
  expect(await mailbox.undelivered()).toMatchObject([{ id, reason: '', isDeadLetter: false }])
  expect(await mailbox.moveOutOfJunk(id)).toBe(false)
})

test('without a mail server, a message out of Junk is not queued', async () => {
  await fillMailbox()
  const id = await idOf('Eve')
  const withoutMail = openMailbox(
    readConfig({ MAILBOX: inDirectory('mailbox'), QUEUE: inDirectory('queue') }),
  )
  expect(await withoutMail.moveOutOfJunk(id)).toBe(true)
  expect(await readdir(directory)).toEqual(['mailbox'])
})

test('showing a message prints a reply link and marks the message as read', async () => {
  await fillMailbox()
  const id = await idOf('Eve')
  const shown = await showMessage(mailbox, id)
  expect(shown).toContain('Reply to: Eve Visitor <visitor@example.com>')
  expect(shown).toContain(`In Junk because of: many links (npm run inbox -- not-junk ${id} delivers it)`)
  expect(shown).toContain(complete.message)
  const link = new URL(/mailto:\S+$/.exec(shown)?.[0] ?? '')
  expect(link.pathname).toBe(complete.email)
  expect(link.searchParams.get('subject')).toBe('Re: Enquiry from Eve Visitor')
  expect(link.searchParams.get('body')).toBe(
    `\r\n\r\nOn 1970-01-01, Eve Visitor wrote:\r\n> ${complete.message}`,
  )
  expect((await mailbox.read(id))?.isRead).toBe(true)
})

test('a long message is cut in the reply link', async () => {
  const message = await composeMessage(
    { ...complete, message: 'வணக்கம் '.repeat(500) },
    { id: older, from: practice, to: practice, date: new Date(0) },
  )
  await writeFiles(directory, { [`mailbox/new/${older}`]: message })
  const link = (await mailbox.read(await idOf('Example')))?.replyLink ?? ''
  expect(link.length).toBeLessThan(2_000)
  expect(new URL(link).searchParams.get('body')).toMatch(/வணக்கம்[^�]* …$/)
})
