import { expect, test } from 'vitest'
import type { OnlineStatus } from '../../online/online.ts'
import { lastVersion, onlineLine } from './online-words.ts'

const now = new Date(2026, 10, 19, 18, 0)
const at = new Date(2026, 10, 19, 10, 42).toISOString()

const status = (part: Partial<OnlineStatus> = {}): OnlineStatus => ({
  changes: [],
  isNew: false,
  unfinished: 0,
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

test.each<[string, Partial<OnlineStatus>]>([
  ['All changes are online', {}],
  ['1 change is not online yet', { changes: ['a'] }],
  ['3 changes are not online yet', { changes: ['a', 'b', 'c'] }],
  ['3 changes are not online yet', { changes: ['a', 'b', 'c'], phase: 'waiting' }],
  ['Making the site …', { changes: ['a'], phase: 'building' }],
  ['Sent: waiting until visitors see it …', { phase: 'waiting' }],
  ['Sent, but visitors do not see it yet', { phase: 'waiting', isSlow: true, otherAnswer: 'older' }],
  ['Sent, but the public address does not answer', { phase: 'waiting', isSlow: true, otherAnswer: 'none' }],
  ['Not put online. The place does not answer.', { changes: ['a'], failure }],
  ['Nothing was put online from here yet', { isNew: true }],
])('the line says “%s”', (line, part) => {
  expect(onlineLine(status(part))).toBe(line)
})

test.each<[string, Partial<OnlineStatus>]>([
  ['Online since 10:42.', { shownSince: at }],
  ['Sent at 10:42. It is online', { phase: 'waiting' }],
  [
    'within a few minutes. At the moment the public address answers',
    { phase: 'waiting', otherAnswer: 'error' },
  ],
  ['Sent at 10:42, but the public address still shows', { phase: 'waiting', isSlow: true }],
  ['Sent at 10:42. The public address is not set here', { address: undefined }],
  ['Ready since 10:42. This computer shows it while npm start runs.', { isLocal: true, shownSince: at }],
])('the dialog says “%s”', (words, part) => {
  expect(lastVersion(status(part), now)).toContain(words)
})
