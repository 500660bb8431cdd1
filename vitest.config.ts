import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,src,build,editor,relay,scripts,art,tests/relay}/**/*.test.{ts,tsx}'],
    // Vitest leaves one core free, which halves the speed on a machine of two.
    maxWorkers: availableParallelism(),
    // A test that never ends should say so long before the whole run is stopped.
    testTimeout: 20_000,
    allowOnly: false,
  },
})
