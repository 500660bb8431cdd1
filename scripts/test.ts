// `npm test` runs every check and ends with one line that counts them. `npm test -- --only unit` runs one step, and further
// arguments go to its test runner.
import { buildSettingNames } from '#settings/build-settings.ts'
import type { Environment } from '#settings/environment.ts'
import { portNames } from '#settings/ports.ts'
import { relaySettingNames } from '#settings/relay-config.ts'
import { testedDirectories } from '../build/directories.ts'
import { buildIfStale } from './build-if-stale.ts'
import { findBrowser } from './find-browser.ts'
import { runNode } from './run-node.mjs'

const PROJECTS = ['tsconfig.node.json', 'tsconfig.site.json', 'tsconfig.tests.json']

const [flag, only, ...rest] = process.argv.slice(2)

const settingNames = [...buildSettingNames, ...relaySettingNames, ...portNames]

/** The tests expect a site built without the settings of the person who runs them, which are also in .env. */
const withEmptySettings = { ...process.env, ...Object.fromEntries(settingNames.map((name) => [name, ''])) }

/** Some tests write a .env, which the environment would override. */
const withoutSettings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !settingNames.includes(name)),
)

/** Runs a program of node_modules/, and resolves to whether it succeeded. */
const run = (program: string, args: string[], env: Environment = withEmptySettings) =>
  runNode([`node_modules/${program}`, ...args, ...rest], { env: { ...env } })

const buildTested = () => buildIfStale(testedDirectories, withEmptySettings)

const steps: Record<string, () => Promise<boolean>> = {
  lint: () => run('@biomejs/biome/bin/biome', ['ci', ...(process.stdout.isTTY ? [] : ['--colors=off'])]),
  types: () => run('typescript/bin/tsc', ['--build', ...PROJECTS]),
  content: () => run('tsx/dist/cli.mjs', ['scripts/check-content.ts']),
  // The build comes before the unit tests, which then find the pictures made.
  build: buildTested,
  unit: () => run('vitest/vitest.mjs', ['run']),
  browser: async () =>
    (await buildTested()) &&
    run('@playwright/test/cli.js', ['test'], {
      ...withoutSettings,
      CHROME_PATH: await findBrowser(process.env.CHROME_PATH),
    }),
  engines: async () =>
    (await buildTested()) && run('vitest/vitest.mjs', ['run', '--config', 'vitest.engines.config.ts']),
}

const chosen = Object.entries(steps).filter(([name]) => !flag || (flag === '--only' && name === only))
if (chosen.length === 0) {
  console.error(`Usage: npm test, or npm test -- --only ${Object.keys(steps).join('|')} [arguments]`)
  process.exit(1)
}

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
