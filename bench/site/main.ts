// Measures the built site beside a floor and a plain client-rendered build, and writes docs/bench.md.
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { findBrowser } from '../../scripts/find-browser.ts'
import { withSite } from '../../tests/e2e/support/site.ts'
import { BROWSER_FLAGS, browserPath } from './browser.ts'
import { figuresOf } from './figures.ts'
import { type Look, look } from './lighthouse.ts'
import { clientRendered, floor } from './references.ts'
import { type Measured, reportOf, targetsOf } from './report.ts'
import { routeChanges } from './route-changes.ts'

/** A browser for each look: what the last page left behind must not be there for the next. */
async function lookAt({ site, path }: Subject): Promise<Look> {
  const browser = await launch({ chromePath: browserPath(), chromeFlags: BROWSER_FLAGS })
  try {
    return await onSite(site, (address) => look(address + path, browser.port))
  } finally {
    browser.kill()
  }
}

async function onSite<T>(site: string, measure: (address: string) => Promise<T>): Promise<T> {
  const results: T[] = []
  await withSite(async ({ address }) => void results.push(await measure(address)), { SITE_FOLDER: site })
  return results[0] as T
}

const DOCUMENTS = ['/', '/about/', '/services/', '/contact/']
const HASHES = ['/#/home', '/#/about', '/#/services', '/#/contact']
const ROUTE_ROUNDS = 7

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number, such as --runs 5')

if (!(await buildIfStale())) throw new Error('The site was not built, so there is nothing to measure.')
process.env.BROWSER_PATH = await findBrowser()

type Subject = { name: string; site: string; path: string }

const own = [...DOCUMENTS, ...HASHES].map((path) => ({ name: path, site: resolve('dist/site'), path }))
const subjects: Subject[] = [
  { name: 'floor', site: await floor(), path: '/' },
  { name: 'client-rendered', site: await clientRendered(), path: '/' },
  ...own,
]

const looks = new Map<string, Look[]>(subjects.map(({ name }) => [name, []]))
for (let run = 1; run <= runs; run++) {
  for (const subject of subjects) looks.get(subject.name)?.push(await lookAt(subject))
  console.log(`Load ${run} of ${runs} of every address is done.`)
}

const figures = (name: string) => figuresOf(looks.get(name) ?? [])
const measured: Measured = {
  floor: figures('floor'),
  clientRendered: figures('client-rendered'),
  pages: new Map(own.map(({ name }) => [name, figures(name)])),
  routeChanges: await onSite(resolve('dist/site'), (address) => routeChanges(address, ROUTE_ROUNDS)),
  runs,
  machine: `Measured in ${basename(browserPath())} on ${availableParallelism()} cores, ${process.platform}.`,
}
const report = reportOf(measured)
await mkdir('docs', { recursive: true })
await writeFile('docs/bench.md', report)
console.log(`\n${report}`)
if (targetsOf(measured).some(({ isMet }) => !isMet)) process.exitCode = 1
