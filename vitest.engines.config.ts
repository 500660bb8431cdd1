import { defineConfig } from 'vitest/config'

// The journeys through every browser engine: `npm test -- --only engines`.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // A browser under load takes its time to start, and again to follow.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
