// npm run bench: measures the site beside its floor and writes docs/bench.md.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildIfStale } from '../../scripts/build-if-stale.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { pages } from '../../tests/e2e/support/pages.ts'
import { startSite } from '../../tests/e2e/support/site.ts'
import { makeFloor } from './floor.ts'
import { type Load, load } from './lighthouse.ts'
import { report, targets } from './report.ts'

const RUNS = 5
const ADDRESSES = [...pages.map(({ document }) => document), ...pages.map(({ hash }) => hash)]

if (!(await buildIfStale())) throw new Error('The site was not built: see above.')
const browser = await findBrowser()
if (!browser) throw new Error('No Chromium was found. CHROME_PATH can name one.')

const site = await startSite()
const floorSite = await startSite({ SITE_FOLDER: await makeFloor() })
const floor: Load[] = []
const measuredPages = new Map<string, Load[]>(ADDRESSES.map((address) => [address, []]))
// In turns, so that other work of the machine affects all addresses alike.
for (let run = 1; run <= RUNS; run++) {
  floor.push(await load(`${floorSite.address}/`, browser))
  for (const [address, loads] of measuredPages) {
    loads.push(await load(site.address + address, browser))
    console.log(`Load ${run} of ${RUNS}: ${address}`)
  }
}
await site.stop()
await floorSite.stop()

const measured = { floor, pages: measuredPages }
await writeFile(resolve('docs/bench.md'), report(measured))
console.log(`\n${report(measured)}`)
for (const { name } of targets(measured).filter(({ limit, measured }) => !(measured <= limit))) {
  console.log(`Not met: ${name}`)
  process.exitCode = 1
}
