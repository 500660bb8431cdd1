import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { engines, missing } from './tests/engines/support/engines.ts'

for (const line of missing) console.log(line)

const projects = Object.keys(engines).map((name) => ({
  test: {
    name,
    provide: { engine: name },
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: 30_000,
    // Starting a browser on a busy machine takes long.
    hookTimeout: 90_000,
    // The drivers sometimes lose a click. A fault of the site fails every time.
    retry: 1,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
}))

// Runs the main journeys in the installed browsers that Playwright cannot drive: npm test -- --only engines
export default defineConfig({
  test: {
    // Vitest leaves one core free, but the browsers wait a lot.
    maxWorkers: Math.max(2, availableParallelism()),
    // The files of an engine share its driver, because importing it took half of the time.
    isolate: false,
    allowOnly: false,
    // Vitest does not accept an empty list of projects.
    ...(projects.length > 0 ? { projects } : { include: [], passWithNoTests: true }),
  },
})
