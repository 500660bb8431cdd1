import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeEach, expect, test } from 'vitest'
import { namesIn } from '../durable-files.ts'
import { deliverFormerJunk } from './former-junk.ts'
import { openStore, prepareStore } from './store-message.ts'

const [unread, read, deleted] = ['1000000000.M1P1Q1.h', '1000000060.M1P1Q2.h', '1000000120.M1P1Q3.h']
/** A message as earlier versions wrote it. */
const JUNK = `From: website@example.com
Subject: Enquiry from Dr. Kumar
X-Junk-Reason: a link in a name

Message:

Subject: my knee
`

let directory: string
let mailbox: string
const queue = () => join(directory, 'queue')
const stored = () => namesIn(join(mailbox, 'new'))
const queued = () => namesIn(queue())
const deliver = () => deliverFormerJunk(mailbox, openStore(mailbox, queue()))

beforeEach(async () => {
  const fixture = await createFixture({
    [`mailbox/.Junk/new/${unread}`]: JUNK,
    [`mailbox/.Junk/cur/${read}:2,S`]: JUNK,
    [`mailbox/.Junk/cur/${deleted}:2,ST`]: JUNK,
    'mailbox/.Junk/cur/1000000180.12_0.imap-server:2,S': 'Subject: from a mail program\n\nx\n',
  })
  directory = fixture.path
  mailbox = join(directory, 'mailbox')
  await prepareStore(mailbox, queue())
  return () => fixture.rm()
})

test('messages of the former folder Junk are stored in the inbox and delivered', async () => {
  expect(await deliver()).toBe(2)
  expect(await stored()).toEqual([unread])
  expect(await queued()).toEqual([unread, read])
})

test('what the owner has read in the folder is still read', async () => {
  await deliver()
  expect(await namesIn(join(mailbox, 'cur'))).toEqual([`${read}:2,S`])
})

test('messages of the former folder Junk are marked as possible advertising', async () => {
  await deliver()
  const text = JUNK.replace('Subject: ', 'Subject: [Possible spam] ')
  expect(await readFile(join(queue(), unread), 'utf8')).toBe(
    text.replace('X-Junk-Reason: ', 'X-Spam-Flag: YES\nX-Spam-Reason: '),
  )
})

test('a second start delivers nothing again', async () => {
  await deliver()
  await mkdir(join(queue(), 'failed'), { recursive: true })
  for (const name of await queued()) await writeFile(join(queue(), 'failed', name), '')
  expect(await deliver()).toBe(0)
})

test('what was stored before an interrupted start is not delivered twice', async () => {
  await writeFile(join(mailbox, 'cur', `${unread}:2,S`), 'marked')
  await deliver()
  expect(await queued()).toEqual([read])
  expect(await namesIn(join(mailbox, '.Junk/new'))).toEqual([])
})

test('what the owner has deleted, or a mail program has put there, stays', async () => {
  await deliver()
  expect(await namesIn(join(mailbox, '.Junk/cur'))).toHaveLength(2)
})

test('a mailbox without that folder stays as it is', async () => {
  const other = join(directory, 'other')
  await prepareStore(other, undefined)
  expect(await deliverFormerJunk(other, openStore(other, undefined))).toBe(0)
})
