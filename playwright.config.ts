import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

// `npm run e2e` finds a browser and builds the site; without it, Playwright looks for its own browser and takes
// the site as it was last built. Each worker starts its own server: see tests/e2e/support/test.ts.
const { BROWSER_PATH } = process.env

const isRoot = process.getuid?.() === 0

const browserArgs = [
  '--disable-gpu',
  '--no-first-run',
  // A browser that calls home finds no way out of a closed network, and fills the log with it.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not start for root, which is who runs the tests in most containers.
  ...(isRoot ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Playwright's half of the cores would be a single worker on a machine of two.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 30_000,
  // The whole of npm test has ten minutes; a run that hangs must leave time to say so.
  globalTimeout: 25 * 60_000,
  use: {
    // Long before the test's own limit, so that the failure names the step that waited in vain.
    actionTimeout: 10_000,
    // Not always: writing down every step of every test takes a third of the time. `npm run e2e -- --trace on` does.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: { args: browserArgs, ...(BROWSER_PATH && { executablePath: BROWSER_PATH }) },
      },
    },
  ],
})
