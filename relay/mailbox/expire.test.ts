import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory, writeFiles } from '../../tests/relay/fixtures.ts'
import { expire } from './expire.ts'
import { namesIn, prepareMaildir } from './maildir.ts'

const DAY_SECONDS = 24 * 60 * 60
const nameFrom = (daysAgo: number) => `${Math.floor(Date.now() / 1000) - daysAgo * DAY_SECONDS}.M1P1Q1.host`

test('removes expired messages from every folder and the dead letters, and nothing else', async () => {
  const directory = await temporaryDirectory()
  const [mailbox, queue] = [join(directory, 'mailbox'), join(directory, 'queue')]
  await prepareMaildir(mailbox)
  const [old, young] = [nameFrom(31), nameFrom(29)]
  await writeFiles(directory, {
    [`mailbox/new/${old}`]: 'old',
    [`mailbox/new/${young}`]: 'young',
    [`mailbox/cur/${old}:2,S`]: 'old and read',
    [`mailbox/.Junk/new/${old}`]: 'old junk',
    [`mailbox/.Archive/cur/${old}:2,S`]: 'old and filed',
    'mailbox/cur/dovecot-keywords': 'not a message',
    [`queue/${old}`]: 'still waiting',
    [`queue/failed/${old}`]: 'dead letter',
  })
  expect(await expire(mailbox, join(queue, 'failed'), 30)).toBe(5)
  expect(await namesIn(join(mailbox, 'new'))).toEqual([young])
  expect(await namesIn(join(mailbox, 'cur'))).toEqual(['dovecot-keywords'])
  expect(await namesIn(queue)).toContain(old)
})
