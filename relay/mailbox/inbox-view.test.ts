import { join } from 'node:path'
import { expect, test } from 'vitest'
import { complete, scratchFolder, write } from '../../tests/relay/fixtures.ts'
import { openQueue } from '../delivery/queue.ts'
import { composeLetter } from './compose-message.ts'
import { listing, show } from './inbox-view.ts'
import { namesIn } from './maildir.ts'

const practice = { name: 'The Practice', address: 'practice@example.com' }
function letterFrom(firstName: string, id: string, junkReason?: string) {
  const envelope = { id, from: practice, to: practice, date: new Date(0), junkReason }
  return composeLetter({ ...complete, firstName }, envelope)
}

test('an empty or absent mailbox says so', async () => {
  const folder = await scratchFolder()
  expect(await listing(join(folder, 'none'), openQueue(join(folder, 'none')))).toBe(
    'Nothing has arrived yet.',
  )
})

test('lists newest first, with junk, what waits and what was set aside', async () => {
  const folder = await scratchFolder()
  await write(folder, {
    'mailbox/cur/1000000000.M1P1Q1.h:2,S': letterFrom('Older', '1000000000.M1P1Q1.h'),
    'mailbox/new/1000000060.M1P1Q2.h': letterFrom('தமிழ்', '1000000060.M1P1Q2.h'),
    'mailbox/.Junk/new/1000000120.M1P1Q3.h': letterFrom('Eve', '1000000120.M1P1Q3.h', 'many links'),
    'queue/1000000060.M1P1Q2.h': 'waiting',
    'queue/failed/1000000000.M1P1Q1.h': letterFrom('Older', '1000000000.M1P1Q1.h'),
    'queue/failed/1000000000.M1P1Q1.h.reason': '550 no such user\n',
  })
  const text = await listing(join(folder, 'mailbox'), openQueue(join(folder, 'queue')))
  expect(text.split('\n')).toEqual([
    '   1 * 2001-09-09 01:48  Enquiry from Eve Visitor [Junk] (many links)',
    '   2 * 2001-09-09 01:47  Enquiry from தமிழ் Visitor',
    '   3   2001-09-09 01:46  Enquiry from Older Visitor',
    '',
    '1 waiting to be sent by mail.',
    '',
    'Refused by the mail server and set aside:',
    '  Enquiry from Older Visitor: 550 no such user',
  ])
})

test('showing a letter marks it as read', async () => {
  const folder = await scratchFolder()
  const name = '1000000060.M1P1Q2.h'
  await write(folder, { [`new/${name}`]: letterFrom('தமிழ்', name), 'cur/.keep': '' })
  expect(await show(folder, 1)).toContain('I would like to ask about postnatal massage.')
  expect(await namesIn(join(folder, 'cur'))).toEqual([`${name}:2,S`])
  expect(await show(folder, 2)).toBe('There is no letter 2; npm run inbox lists them.')
})
