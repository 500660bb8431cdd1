import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Vitest leaves one core free, which halves the speed on a machine of two.
    maxWorkers: availableParallelism(),
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{art,build,contract,editor,relay,scripts,settings,src}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'relay',
          include: ['tests/relay/**/*.test.ts'],
          globalSetup: 'tests/relay/support/global-setup.ts',
        },
      },
    ],
    // Generous, because other work on the machine slows tests down several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
