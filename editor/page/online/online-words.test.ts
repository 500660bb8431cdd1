import { expect, test } from 'vitest'
import type { OnlineStatus } from '../../online/online.ts'
import { lastVersion, onlineLine } from './online-words.ts'

const now = new Date(2026, 10, 19, 18, 0)
const at = new Date(2026, 10, 19, 10, 42).toISOString()

const status = (part: Partial<OnlineStatus> = {}): OnlineStatus => ({
  changes: [],
  isNew: false,
  phase: 'idle',
  isSlow: false,
  otherAnswer: undefined,
  address: 'https://www.example.org/',
  sentAt: at,
  shownSince: undefined,
  isLocal: false,
  failure: undefined,
  ...part,
})
const failure = { message: 'The place does not answer.', advice: '', details: [] }

test.each<[state: string, line: string, status: Partial<OnlineStatus>]>([
  ['nothing has changed', 'All changes are online', {}],
  ['the public address is not set', 'All changes are sent', { address: undefined }],
  ['the site is on this computer only', 'All changes are ready on this computer', { isLocal: true }],
  [
    'a text has changed on this computer only',
    '1 change is not ready yet',
    { isLocal: true, changes: ['a'] },
  ],
  ['one text has changed', '1 change is not online yet', { changes: ['a'] }],
  ['three texts have changed', '3 changes are not online yet', { changes: ['a', 'b', 'c'] }],
  [
    'three texts have changed since the last send',
    '3 changes are not online yet',
    { changes: ['a', 'b', 'c'], phase: 'waiting' },
  ],
  ['the site is being built', 'Making the site …', { changes: ['a'], phase: 'building' }],
  ['it was sent', 'Sent: waiting until visitors see it …', { phase: 'waiting' }],
  [
    'an old version is seen for a long time',
    'Sent, but visitors do not see it yet',
    { phase: 'waiting', isSlow: true, otherAnswer: 'older' },
  ],
  [
    'the address does not answer for a long time',
    'Sent, but the public address does not answer',
    { phase: 'waiting', isSlow: true, otherAnswer: 'none' },
  ],
  [
    'another version is seen after a start',
    'Sent, but visitors see another version',
    { phase: 'waiting', otherAnswer: 'another' },
  ],
  ['sending failed', 'Not put online. The place does not answer.', { changes: ['a'], failure }],
  ['nothing was ever sent', 'Nothing was put online from here yet', { isNew: true }],
])('where %s, the line says “%s”', (_, line, part) => {
  expect(onlineLine(status(part))).toBe(line)
})

test.each<[state: string, words: string, status: Partial<OnlineStatus>]>([
  ['visitors see it', 'Online since 10:42.', { shownSince: at }],
  ['visitors do not see it yet', 'Sent at 10:42. It is online', { phase: 'waiting' }],
  [
    'another version is seen after a start',
    '“Put online” fetches what was changed elsewhere.',
    { phase: 'waiting', otherAnswer: 'another' },
  ],
  [
    'the public address answers something else',
    'within a few minutes. At the moment the public address answers',
    { phase: 'waiting', otherAnswer: 'error' },
  ],
  [
    'visitors do not see it for a long time',
    'Sent at 10:42, but the public address still shows',
    { phase: 'waiting', isSlow: true },
  ],
  ['there is no address to ask', 'Sent at 10:42. The public address is not set here', { address: undefined }],
  [
    'the site is on this computer only, and not served',
    'Ready since 10:42, on this computer only. To look at it, open a terminal',
    { isLocal: true, shownSince: at, address: undefined },
  ],
])('where %s, the dialog says “%s”', (_, words, part) => {
  expect(lastVersion(status(part), now)).toContain(words)
})

test('where this computer serves the site, the dialog does not ask for a start', () => {
  expect(lastVersion(status({ isLocal: true, shownSince: at }), now)).toBe(
    'Ready since 10:42, on this computer only.',
  )
})
