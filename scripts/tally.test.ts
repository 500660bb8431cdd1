import { expect, test } from 'vitest'
import { tally, tallyReport } from './tally.ts'

test.each([
  ['all tests passed', 0, 7, 7, { passed: 7, failed: 0 }],
  ['a test failed or was skipped', 1, 5, 7, { passed: 5, failed: 2 }],
  ['a skipped test does not fail the runner', 0, 6, 7, { passed: 6, failed: 1 }],
  ['the runner failed, but no test', 1, 7, 7, { passed: 7, failed: 1 }],
  ['no test ran', 0, 0, 0, { passed: 0, failed: 1 }],
])('counts when %s', (_case, exitCode, passed, total, counted) => {
  expect(tally(exitCode, passed, total)).toEqual(counted)
})

test('counts a missing report as one failure', () => {
  expect(tallyReport(0, 'no-such-report.json')).toEqual({ passed: 0, failed: 1 })
})
