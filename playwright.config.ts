import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'

// `npm run e2e` finds a browser and builds the site; without it, Playwright looks for its own browser and takes
// the site as it was last built. Each worker starts its own server: see tests/site/support/site-fixtures.ts.
const { CHROME_PATH, CI } = process.env

const chromiumArgs = [
  '--disable-gpu',
  '--no-first-run',
  // Requests of the browser itself fail in a closed network and fill the log.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not start for root, which runs the tests in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { args: chromiumArgs, ...(CHROME_PATH && { executablePath: CHROME_PATH }) },
}

/** The tests that are tagged @engines run here too, where `npx playwright install firefox webkit` has been run. */
const otherEngines = [
  { name: 'firefox', browser: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, use: devices['Desktop Safari'] },
].filter(({ browser }) => existsSync(browser.executablePath()))

export default defineConfig({
  projects: [
    // This project is the first, because it takes longest. It has one worker, because each worker starts an editor of its
    // own, which takes as long as five tests.
    {
      name: 'editor',
      testDir: 'tests/editor',
      workers: 1,
      use: chromium,
    },
    { name: 'site', testDir: 'tests/site', use: chromium },
    ...otherEngines.map(({ name, use }) => ({ name, testDir: 'tests/site', grep: /@engines/, use })),
  ],
  testMatch: '**/*.test.ts',
  reporter: 'list',
  fullyParallel: true,
  // A failed test keeps its output, such as the site that going-live/sub-path.test.ts builds.
  preserveOutput: 'failures-only',
  forbidOnly: true,
  // Playwright's half of the cores would be a single worker on a machine of two.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 30_000,
  // A shared machine of a continuous integration may be busy for a moment. Such a test is reported as flaky.
  retries: CI ? 1 : 0,
  // Templates of the accessibility tree also fail at elements that were added.
  expect: { timeout: 10_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  // A run that hangs must end by itself.
  globalTimeout: 25 * 60_000,
  use: {
    // This ends before the test's own limit, so that the failure names the step that waited in vain.
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
  },
})
