// npm test: every check there is, and at the end one line that counts them.
// npm test -- --only unit runs one step; words after its name go to the step's tool.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { buildSite } from './build-site.mjs'
import { findBrowser, findShell } from './find-browser.mjs'
import { findEngines } from './find-engines.mjs'
import { stop, tool } from './run.mjs'
import { setUp } from './set-up.mjs'
import { tallyOfBrowserTests, tallyOfCheck, tallyOfUnitTests } from './tally.mjs'

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {(more: readonly string[]) => Promise<Tally>} Step
 */

/** The tests are about the site as it comes, and not about the settings of whoever runs them. */
const NO_SETTINGS = {
  BASE_PATH: '',
  EMAILJS_ORIGIN: '',
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  SITE_URL: '',
}

/** Tests quote the words that the site came with. Whoever has changed them since must not be told that this is wrong. */
const KEPT_WORDS = 'tests/content'
const isAsItCame = readdirSync(KEPT_WORDS).every(
  (file) =>
    existsSync(`content/${file}`) &&
    readFileSync(`content/${file}`, 'utf8') === readFileSync(`${KEPT_WORDS}/${file}`, 'utf8'),
)

const UNIT_REPORT = '.cache/unit.json'
const BROWSER_REPORT = '.cache/e2e.json'
const ENGINES_REPORT = '.cache/engines.json'

/** @type {Promise<boolean> | undefined} */
let building

/** One attempt is enough: a build that failed would only fail again. */
function build() {
  building ??= buildSite()
  return building
}

/**
 * What vitest needs to write for us to count.
 * @param {string} report
 */
const reporting = (report) => [
  '--allowOnly=false',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]

/**
 * Runs a test runner and reads the report that it writes.
 * @param {string} report
 * @param {() => Promise<number>} runTests
 * @param {(report: any, exitCode: number) => Tally} tallyOf
 */
async function counted(report, runTests, tallyOf) {
  rmSync(report, { force: true })
  const exitCode = await runTests()
  try {
    return tallyOf(JSON.parse(readFileSync(report, 'utf8')), exitCode)
  } catch {
    return tallyOf(undefined, exitCode)
  }
}

/**
 * A step that fails does not keep the next from running: its reader wants to know all that is wrong.
 * @type {Record<string, Step>}
 */
const steps = {
  async lint(more) {
    // Left to itself, biome colours every letter of what goes into a log.
    const plain = process.stdout.isTTY ? [] : ['--colors=off']
    return tallyOfCheck((await tool('@biomejs/biome', ['ci', '.', ...plain, ...more])) === 0)
  },
  async types(more) {
    const parts = readdirSync('.').filter(
      (name) => /^tsconfig\..+\.json$/.test(name) && !/\.base\./.test(name),
    )
    let isGood = true
    for (const part of [...parts, 'commands/tsconfig.json']) {
      if ((await tool('typescript', ['-p', part, ...more])) !== 0) isGood = false
    }
    return tallyOfCheck(isGood)
  },
  async content() {
    const settings = { CONTENT_FOLDER: '' }
    if ((await tool('tsx', ['build/check-content.ts'], { settings })) !== 0) return tallyOfCheck(false)
    if (isAsItCame) return tallyOfCheck(true)
    console.log(`The tests that follow quote the words in ${KEPT_WORDS}; yours are built once beside them.`)
    const beside = { ...settings, DIST_FOLDER: '.cache/own-words' }
    return tallyOfCheck((await tool('tsx', ['build/main.ts'], { settings: beside })) === 0)
  },
  unit(more) {
    const runTests = () => tool('vitest', ['run', ...reporting(UNIT_REPORT), ...more])
    return counted(UNIT_REPORT, runTests, tallyOfUnitTests)
  },
  async build() {
    return tallyOfCheck(await build())
  },
  async browser(more) {
    // Here as well as in its own step: the browser tests alone must not see an old site.
    if (!(await build())) {
      console.log('There is no built site, so the browser tests were not run.')
      return tallyOfCheck(false)
    }
    const browser = await findBrowser()
    if (!browser) return tallyOfCheck(false)
    const settings = { SHELL_PATH: findShell(), BROWSER_PATH: browser }
    const runTests = () => tool('@playwright/test', ['test', ...more], { settings })
    return counted(BROWSER_REPORT, runTests, tallyOfBrowserTests)
  },
  async engines(more) {
    if (!(await build())) {
      console.log('There is no built site, so the engines were not tried.')
      return tallyOfCheck(false)
    }
    const { settings, found, missing } = findEngines({
      ...process.env,
      BROWSER_PATH: await findBrowser(),
    })
    if (missing.length > 0) console.log(`Engines not found here, and so not tried: ${missing.join(', ')}.`)
    if (found.length === 0) return { passed: 0, failed: 0 }
    const words = ['run', '--config', 'vitest.engines.config.ts', ...reporting(ENGINES_REPORT), ...more]
    return counted(ENGINES_REPORT, () => tool('vitest', words, { settings }), tallyOfUnitTests)
  },
}

/**
 * @param {string} name
 * @param {Step} step
 * @param {readonly string[]} more
 */
async function runStep(name, step, more) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const tally = await step(more)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${tally.failed === 0 ? 'good' : 'FAILED'}, ${seconds} s`)
  return tally
}

const [flag, only, ...more] = process.argv.slice(2)
const chosen = Object.entries(steps).filter(
  ([name]) => flag === undefined || (flag === '--only' && name === only),
)
if (chosen.length === 0) {
  stop(`Usage: npm test, or npm test -- --only ${Object.keys(steps).join('|')} [words for its tool]`)
}

await setUp()
Object.assign(process.env, NO_SETTINGS, { CONTENT_FOLDER: isAsItCame ? '' : KEPT_WORDS })
const total = { passed: 0, failed: 0 }
for (const [name, step] of chosen) {
  const { passed, failed } = await runStep(name, step, more)
  total.passed += passed
  total.failed += failed
}
if (total.failed > 0) process.exitCode = 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
