import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{content,contract,src,build,editor,relay,scripts,settings,art,tests/relay}/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'tests/relay/support/global-setup.ts',
    // Vitest leaves one core free, which halves the speed on a machine of two.
    maxWorkers: availableParallelism(),
    // Generous, because other work on the machine slows tests down several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    allowOnly: false,
  },
})
