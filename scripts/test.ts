// npm test: runs every check and ends with one line that counts them.
// npm test -- --only unit runs one step; further arguments go to its test runner.
import { readdirSync } from 'node:fs'
import { BUILD_SETTINGS, buildIfStale } from './build-if-stale.ts'
import { findBrowser } from './find-browser.ts'
import { runPackage } from './run.mjs'

/** Not dist/, which may be served at the moment. */
const DIST_DIRECTORY = '.cache/tested'

/** Resolves to whether the step has passed. */
type Step = (args: readonly string[]) => Promise<boolean>

async function succeeds(...command: Parameters<typeof runPackage>): Promise<boolean> {
  return (await runPackage(...command)) === 0
}

const steps: Record<string, Step> = {
  lint(args) {
    const colors = process.stdout.isTTY ? [] : ['--colors=off']
    return succeeds('@biomejs/biome', ['ci', '.', ...colors, ...args])
  },

  async types(args) {
    const projects = readdirSync('.').filter((name) => /^tsconfig\.(?!base).+\.json$/.test(name))
    // Threads of one project would all check the types that they share.
    const check = (project: string) => succeeds('typescript', ['-p', project, '--singleThreaded', ...args])
    return (await Promise.all(projects.map(check))).every(Boolean)
  },

  content: () => succeeds('tsx', ['scripts/check-content.ts'], { env: { CONTENT_DIRECTORY: '' } }),

  // Before the unit tests, which then find the pictures made.
  build,

  unit: (args) => succeeds('vitest', ['run', ...args]),

  async browser(args) {
    const CHROME_PATH = (await build()) ? await findBrowser() : undefined
    if (CHROME_PATH) {
      return succeeds('@playwright/test', ['test', ...args], { env: { CHROME_PATH, DIST_DIRECTORY } })
    }
    console.log('Not run: a built site and a Chromium are needed. CHROME_PATH can name one.')
    return false
  },

  async engines(args) {
    const options = { env: { DIST_DIRECTORY } }
    const command = ['run', '--config', 'vitest.engines.config.ts', ...args]
    return (await build()) && succeeds('vitest', command, options)
  },
}

let built: Promise<boolean> | undefined

/** A build that failed in one step is not tried again in the next. */
function build() {
  built ??= buildIfStale(DIST_DIRECTORY)
  return built
}

const [flag, only, ...args] = process.argv.slice(2)
const chosen = Object.entries(steps).filter(([name]) => !flag || (flag === '--only' && name === only))
if (chosen.length === 0) {
  console.error(`Usage: npm test, or npm test -- --only ${Object.keys(steps).join('|')} [arguments]`)
  process.exit(1)
}

// The tests expect a site built without the settings of the person who runs them.
for (const name of BUILD_SETTINGS) process.env[name] = ''
// They quote this copy of the original texts, so that they still pass when the owner has changed content/.
process.env.CONTENT_DIRECTORY = 'tests/content'
const failed: string[] = []
// A failed step does not stop the next one, so that one run shows everything that is wrong.
for (const [name, step] of chosen) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const isOk = await step(args)
  if (!isOk) failed.push(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${isOk ? 'passed' : 'FAILED'}, ${seconds} s`)
}
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
