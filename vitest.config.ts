import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** It takes a third of the time, so it is started first. Vitest itself knows durations only after a first run. */
const SLOWEST = 'tests/relay/kill.test.ts'

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlowest = ({ moduleId }: TestSpecification) => moduleId.endsWith(SLOWEST)
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlowest), ...sorted.filter((file) => !isSlowest(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{contract,src,build,editor,relay,scripts,art,tests/relay}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/relay/global-setup.ts',
    // Vitest leaves one core free, which halves the speed on a machine of two.
    maxWorkers: availableParallelism(),
    // Generous, because other work on the machine slows tests down several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    allowOnly: false,
    sequence: { sequencer: SlowestFirst },
  },
})
