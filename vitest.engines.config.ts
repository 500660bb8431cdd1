import { defineConfig } from 'vitest/config'

// The journeys through every browser engine: `npm test -- --only engines`.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // A browser under load takes its time to start, and again to follow.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Three browsers behind three foreign drivers: a click that a driver loses is not the site's fault. A fault of the
    // site fails every time.
    retry: 2,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
})
