import { expect, test } from 'vitest'
import { tallyOfBrowserTests, tallyOfUnitTests } from './tally.mjs'

function unitReport(passed: number, total: number, unread = 0) {
  const testResults = Array.from({ length: unread }, () => ({ status: 'failed', assertionResults: [] }))
  return { numPassedTests: passed, numTotalTests: total, testResults }
}

function browserReport(stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors: [] }
}

test('counts what passed', () => {
  expect(tallyOfUnitTests(unitReport(7, 7), 0)).toEqual({ passed: 7, failed: 0 })
  expect(tallyOfBrowserTests(browserReport({ expected: 5 }), 0)).toEqual({ passed: 5, failed: 0 })
})

test('counts a skipped or unfinished test as failed', () => {
  expect(tallyOfUnitTests(unitReport(7, 9), 0)).toEqual({ passed: 7, failed: 2 })
  expect(tallyOfBrowserTests(browserReport({ expected: 5, skipped: 1 }), 0)).toEqual({ passed: 5, failed: 1 })
})

test('counts a test that passed only at the second attempt as failed', () => {
  expect(tallyOfBrowserTests(browserReport({ expected: 5, flaky: 1 }), 0)).toEqual({ passed: 5, failed: 1 })
})

test('counts a test file that could not be read', () => {
  expect(tallyOfUnitTests(unitReport(7, 7, 1), 1)).toEqual({ passed: 7, failed: 1 })
})

test('counts a failure that no test is named for', () => {
  expect(tallyOfUnitTests(unitReport(7, 7), 1)).toEqual({ passed: 7, failed: 1 })
})

test('counts no tests at all as a failure', () => {
  expect(tallyOfBrowserTests(browserReport({}), 0)).toEqual({ passed: 0, failed: 1 })
})

test('counts a missing report as a failure', () => {
  expect(tallyOfUnitTests(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOfBrowserTests(undefined, 0)).toEqual({ passed: 0, failed: 1 })
})
