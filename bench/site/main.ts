// npm run bench: measures the site beside its floor and writes docs/bench.md.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { directories } from '../../build/directories.ts'
import { buildIfStale } from '../../scripts/build-if-stale.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { pages } from '../../tests/site/support/pages.ts'
import { startSite } from '../../tests/site/support/site.ts'
import { makeFloor } from './floor.ts'
import { type Load, load } from './lighthouse.ts'
import { medianOf, report, targets } from './report.ts'

const RUNS = 5
const ADDRESSES = [...pages.map(({ document }) => document), ...pages.map(({ hash }) => hash)]

if (!(await buildIfStale(directories, {}))) throw new Error('The site was not built: see above.')
const browser = await findBrowser()
if (!browser) throw new Error('No Chromium was found. CHROME_PATH can name one.')

const site = await startSite({}, directories)
const floorSite = await startSite({ SITE_FOLDER: await makeFloor() }, directories)
const floorLoads: Load[] = []
const pageLoads = new Map<string, Load[]>(ADDRESSES.map((address) => [address, []]))
// In turns, so that other work of the machine affects all addresses alike.
for (let run = 1; run <= RUNS; run++) {
  floorLoads.push(await load(`${floorSite.address}/`, browser))
  for (const [address, loads] of pageLoads) {
    loads.push(await load(site.address + address, browser))
    console.log(`Load ${run} of ${RUNS}: ${address}`)
  }
}
await site.stop()
await floorSite.stop()

const medians = [...pageLoads].map(([address, loads]) => [address, medianOf(loads)] as const)
const measured = { floor: medianOf(floorLoads), pages: new Map(medians) }
const text = report(measured, RUNS)
await writeFile(resolve('docs/bench.md'), text)
console.log(`\n${text}`)
for (const { name } of targets(measured).filter(({ limit, measured }) => !(measured <= limit))) {
  console.log(`Not met: ${name}`)
  process.exitCode = 1
}
