import { defineConfig } from 'vitest/config'
import { installedEngines } from './tests/engines/support/engines.ts'

// The same journeys in every installed browser engine: npm test -- --only engines
export default defineConfig({
  test: {
    // One browser at a time: side by side they lose clicks on two cores.
    maxWorkers: 1,
    allowOnly: false,
    projects: installedEngines().map(({ name }) => ({
      test: {
        name,
        env: { ENGINE: name },
        include: ['tests/engines/**/*.test.ts'],
        // Starting a browser on a busy machine takes long.
        testTimeout: 60_000,
        hookTimeout: 90_000,
        // The drivers sometimes lose a click. A fault of the site fails every time.
        retry: 2,
        expect: { poll: { timeout: 15_000, interval: 50 } },
      },
    })),
  },
})
