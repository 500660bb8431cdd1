import { defineConfig } from 'vitest/config'

// The same journeys in every browser engine: npm test -- --only engines
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // Starting a browser on a busy machine takes long.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    allowOnly: false,
    // The drivers sometimes lose a click. A fault of the site fails every time.
    retry: 2,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
