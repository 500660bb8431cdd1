import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const LIMIT_MS = 30_000
const BUILD_LIMIT_MS = 120_000

/** It replaces node:fs/promises in all modules that its process imports. */
const REPLACES_MODULES = 'relay/mailbox/store-message.test.ts'

/** They make pages, pictures or fonts, which takes seconds, and several times as long on a busy machine. */
const BUILDS = ['build/**/*.test.ts', 'editor/{history,online,preview}/**/*.test.ts']

export default defineConfig({
  test: {
    // The tests of the relay mostly wait, so there is one process more than processors.
    maxWorkers: availableParallelism() + 1,
    // The files share processes, because most of the time went to importing the same modules anew for each.
    isolate: false,
    allowOnly: false,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{art,build,contract,docs,editor,relay,scripts,settings,src}/**/*.test.{ts,tsx}'],
          exclude: [...BUILDS, REPLACES_MODULES],
          testTimeout: LIMIT_MS,
          hookTimeout: LIMIT_MS,
        },
      },
      {
        extends: true,
        test: { name: 'build', include: BUILDS, testTimeout: BUILD_LIMIT_MS, hookTimeout: BUILD_LIMIT_MS },
      },
      {
        extends: true,
        test: {
          name: 'relay',
          include: ['tests/relay/**/*.test.ts', REPLACES_MODULES],
          isolate: true,
          globalSetup: 'tests/relay/support/global-setup.ts',
          testTimeout: LIMIT_MS,
          hookTimeout: LIMIT_MS,
        },
      },
    ],
  },
})
