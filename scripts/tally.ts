import { readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number }

type VitestReport = { numPassedTests: number; numTotalTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/**
 * A skipped or flaky test counts as failed. So does a test runner that fails without naming a test, or runs none.
 */
export function tally(exitCode: number, passed: number, total: number): Tally {
  const failed = total - passed
  const isUnexplained = failed === 0 && (exitCode !== 0 || total === 0)
  return { passed, failed: isUnexplained ? 1 : failed }
}

export const tallyCheck = (isGood: boolean): Tally => tally(isGood ? 0 : 1, isGood ? 1 : 0, 1)

/** Reads the JSON report of vitest or Playwright. */
export function tallyReport(exitCode: number, file: string): Tally {
  const report = readReport(file)
  if (!report) return tallyCheck(false)
  if ('numTotalTests' in report) return tally(exitCode, report.numPassedTests, report.numTotalTests)
  const { expected, unexpected, flaky, skipped } = report.stats
  return tally(exitCode, expected, expected + unexpected + flaky + skipped)
}

function readReport(file: string): VitestReport | PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
