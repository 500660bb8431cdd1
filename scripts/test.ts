// npm test: runs every check and ends with one line that counts them.
// npm test -- --only unit runs one step; further arguments go to its test runner.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { buildIfStale } from './build-if-stale.mjs'
import { findBrowser } from './find-browser.ts'
import { runPackage } from './run.mjs'
import { type Tally, tallyCheck, tallyReport } from './tally.ts'

/** The tests expect a site built without the settings of the person who runs them. */
const NO_SETTINGS = {
  BASE_PATH: '',
  EMAILJS_PUBLIC_KEY: '',
  EMAILJS_SERVICE_ID: '',
  EMAILJS_TEMPLATE_ID: '',
  ENQUIRY_ORIGIN: '',
  SITE_URL: '',
}

/** The tests quote this copy of the original texts, so that they still pass when the owner has changed content/. */
const ORIGINAL_CONTENT = 'tests/content'
const isContentOriginal = readdirSync(ORIGINAL_CONTENT).every(
  (file) =>
    existsSync(`content/${file}`) &&
    readFileSync(`content/${file}`, 'utf8') === readFileSync(`${ORIGINAL_CONTENT}/${file}`, 'utf8'),
)

type Step = (args: readonly string[]) => Promise<Tally>

/** A failed step does not stop the next one, so that one run shows everything that is wrong. */
const steps: Record<string, Step> = {
  async lint(args) {
    const colors = process.stdout.isTTY ? [] : ['--colors=off']
    return tallyCheck((await runPackage('@biomejs/biome', ['ci', '.', ...colors, ...args])) === 0)
  },

  async types(args) {
    let isGood = true
    for (const project of readdirSync('.').filter((name) => /^tsconfig\.(?!base).+\.json$/.test(name))) {
      if ((await runPackage('typescript', ['-p', project, ...args])) !== 0) isGood = false
    }
    return tallyCheck(isGood)
  },

  async content() {
    const env = { CONTENT_FOLDER: '' }
    if ((await runPackage('tsx', ['build/check-content.ts'], { env })) !== 0) return tallyCheck(false)
    if (isContentOriginal) return tallyCheck(true)
    console.log(`The next tests use the texts in ${ORIGINAL_CONTENT}/. Yours are built here once.`)
    const options = { env: { ...env, DIST_FOLDER: '.cache/own-content' }, progress: 'Building your texts' }
    return tallyCheck((await runPackage('tsx', ['build/main.ts'], options)) === 0)
  },

  unit: (args) => vitest('.cache/unit.json', args),

  async build() {
    return tallyCheck(await build())
  },

  async browser(args) {
    const BROWSER_PATH = (await build()) ? await findBrowser() : undefined
    if (!BROWSER_PATH) return notRun('a built site and a Chromium are needed. CHROME_PATH can name one.')
    const report = '.cache/e2e.json'
    rmSync(report, { force: true })
    return tallyReport(
      await runPackage('@playwright/test', ['test', ...args], { env: { BROWSER_PATH } }),
      report,
    )
  },

  async engines(args) {
    const BROWSER_PATH = (await build()) ? await findBrowser() : undefined
    if (!BROWSER_PATH) return notRun('a built site and a Chromium are needed.')
    const config = ['--config', 'vitest.engines.config.ts']
    return vitest('.cache/engines.json', [...config, ...args], { BROWSER_PATH })
  },
}

let built: Promise<boolean> | undefined

/** A build that failed in one step is not tried again in the next. */
function build() {
  built ??= buildIfStale()
  return built
}

async function vitest(report: string, args: readonly string[], env: Record<string, string | undefined> = {}) {
  rmSync(report, { force: true })
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runPackage('vitest', ['run', '--allowOnly=false', ...reporting, ...args], { env })
  return tallyReport(exitCode, report)
}

function notRun(reason: string): Tally {
  console.log(`These tests were not run: ${reason}`)
  return tallyCheck(false)
}

async function runStep(name: string, step: Step, args: readonly string[]): Promise<Tally> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const result = await step(args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'}, ${seconds} s`)
  return result
}

const [flag, only, ...args] = process.argv.slice(2)
const chosen = Object.entries(steps).filter(([name]) => !flag || (flag === '--only' && name === only))
if (chosen.length === 0) {
  console.error(`Usage: npm test, or npm test -- --only ${Object.keys(steps).join('|')} [arguments]`)
  process.exit(1)
}

Object.assign(process.env, NO_SETTINGS, { CONTENT_FOLDER: isContentOriginal ? '' : ORIGINAL_CONTENT })
const total = { passed: 0, failed: 0 }
for (const [name, step] of chosen) {
  const { passed, failed } = await runStep(name, step, args)
  total.passed += passed
  total.failed += failed
}
if (total.failed > 0) process.exitCode = 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
