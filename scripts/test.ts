// npm test: runs every check and ends with one line that counts them.
// npm test -- --only unit runs one step; further arguments go to its test runner.
import { readFileSync } from 'node:fs'
import { buildIfStale } from './build-if-stale.ts'
import { findBrowser } from './find-browser.ts'
import { runNode } from './run.mjs'

/** Not dist/, which may be served at the moment. */
const DIST_DIRECTORY = '.cache/tested'

const [flag, only, ...args] = process.argv.slice(2)

/** Runs a program of node_modules/, and resolves to whether it succeeded. */
async function passes(program: string, programArgs: string[], env = {}): Promise<boolean> {
  return (await runNode([`node_modules/${program}`, ...programArgs, ...args], { env })) === 0
}

const steps: Record<string, () => Promise<boolean>> = {
  lint: () =>
    passes('@biomejs/biome/bin/biome', ['ci', '.', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),

  async types() {
    // Threads of one project would all check the types that they share.
    const check = (name: string) =>
      passes('typescript/bin/tsc', ['-p', `tsconfig.${name}.json`, '--singleThreaded'])
    return (await Promise.all(['node', 'site', 'tests'].map(check))).every(Boolean)
  },

  content: () => passes('tsx/dist/cli.mjs', ['scripts/check-content.ts'], { CONTENT_DIRECTORY: '' }),

  // Before the unit tests, which then find the pictures made.
  build: () => buildIfStale(DIST_DIRECTORY),

  unit: () => passes('vitest/vitest.mjs', ['run']),

  async browser() {
    if (!(await buildIfStale(DIST_DIRECTORY))) return false
    const env = { DIST_DIRECTORY, CHROME_PATH: await findBrowser() }
    return passes('@playwright/test/cli.js', ['test'], env)
  },

  async engines() {
    if (!(await buildIfStale(DIST_DIRECTORY))) return false
    return passes('vitest/vitest.mjs', ['run', '--config', 'vitest.engines.config.ts'], { DIST_DIRECTORY })
  },
}

const chosen = Object.entries(steps).filter(([name]) => !flag || (flag === '--only' && name === only))
if (chosen.length === 0) {
  console.error(`Usage: npm test, or npm test -- --only ${Object.keys(steps).join('|')} [arguments]`)
  process.exit(1)
}

// The tests expect a site built without the settings of the person who runs them.
const settings = readFileSync('.env.example', 'utf8').match(/(?<=^# ?)[A-Z_]+(?==)/gm) ?? []
for (const name of settings) process.env[name] = ''
// They quote this copy of the original texts, so that they still pass when the owner has changed content/.
process.env.CONTENT_DIRECTORY = 'tests/content'

const failed: string[] = []
// A failed step does not stop the next one, so that one run shows everything that is wrong.
for (const [name, step] of chosen) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const isOk = await step()
  if (!isOk) failed.push(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${isOk ? 'passed' : 'FAILED'}, ${seconds} s`)
}
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
