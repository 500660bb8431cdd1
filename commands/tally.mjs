// Reads the reports of the test runners into two numbers. A test that was skipped has proved nothing, so it
// counts as failed; so does a runner that failed without naming a test, or left no report.

/**
 * @typedef {{ passed: number, failed: number }} Tally
 *
 * @typedef {object} UnitReport what `vitest --reporter=json` writes
 * @property {number} numPassedTests
 * @property {number} numTotalTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 *
 * @typedef {object} BrowserReport what Playwright's json reporter writes
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @param {boolean} isGood
 * @returns {Tally}
 */
export function tallyOfCheck(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {Tally} tally
 * @param {number} exitCode
 * @returns {Tally}
 */
function believing({ passed, failed }, exitCode) {
  const isSilent = (exitCode !== 0 && failed === 0) || passed + failed === 0
  return { passed, failed: isSilent ? 1 : failed }
}

/**
 * @param {UnitReport | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfUnitTests(report, exitCode) {
  if (!report) return tallyOfCheck(false)
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const passed = report.numPassedTests
  return believing({ passed, failed: report.numTotalTests - passed + unread.length }, exitCode)
}

/**
 * @param {BrowserReport | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfBrowserTests(report, exitCode) {
  if (!report) return tallyOfCheck(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  return believing(
    { passed: expected, failed: unexpected + flaky + skipped + report.errors.length },
    exitCode,
  )
}
