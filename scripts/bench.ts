// `npm run bench` measures the site and the relay, and writes docs/bench.md.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { pageSchemas } from '#schema/index.ts'
import { directories } from '../build/directories.ts'
import { startSite } from '../tests/site/support/site.ts'
import { buildIfStale } from './build-if-stale.ts'
import { findBrowser } from './find-browser.ts'

const run = promisify(execFile)

/** Lighthouse is downloaded when needed: its 120 packages would be a quarter of node_modules. Version 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const LOADS = 5
const PATHS = ['/', ...Object.keys(pageSchemas).map((name) => `/#/${name}`)]
const ENQUIRIES = 20_000
const SENDERS = 8

/** Makes the fastest page with this content, Home without script, web fonts and metadata, and returns its directory. */
async function makeFloor(): Promise<string> {
  const floor = join(directories.project, '.cache', 'floor')
  await rm(floor, { recursive: true, force: true })
  await cp(join(directories.dist, 'site'), floor, { recursive: true })
  const home = join(floor, 'index.html')
  const html = (await readFile(home, 'utf8'))
    // The shorter style has another hash than the policy allows.
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace(/<script.*?<\/script>|<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="apple-touch-icon"[^>]*>|<meta (property|name="twitter:)[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*?url\([^}]*\}/g, '')
  await writeFile(home, html)
  await writeFile(`${home}.br`, brotliCompressSync(html))
  await rm(`${home}.gz`, { force: true })
  return floor
}

/** Loads an address in a new browser, as Lighthouse's slow phone on slow 4G. */
async function load(address: string, browser: string) {
  console.log(`Lighthouse: ${address}`)
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [LIGHTHOUSE, address, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: browser }
  const { stdout } = await run('npx', ['--yes', ...args], { env, maxBuffer: 50_000_000 })
  const { audits, categories } = JSON.parse(stdout)
  const scores = ['accessibility', 'best-practices', 'seo'].map((name) => categories[name].score * 100)
  return {
    firstPaint: audits['first-contentful-paint'].numericValue as number,
    largestPaint: audits['largest-contentful-paint'].numericValue as number,
    lowestScore: Math.min(...scores),
  }
}

type Load = Awaited<ReturnType<typeof load>>

function medianOf(loads: readonly Load[]): Load {
  const median = (name: keyof Load) =>
    loads.map((figures) => figures[name]).sort((one, other) => one - other)[Math.floor(LOADS / 2)] ??
    Number.NaN
  return {
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    lowestScore: median('lowestScore'),
  }
}

/** Measures the addresses in turns, so that other work of the machine affects all alike. */
async function measureLoads(addresses: readonly string[], browser: string): Promise<Load[]> {
  const turns: Load[][] = []
  for (let turn = 0; turn < LOADS; turn += 1) {
    const loads = []
    for (const address of addresses) loads.push(await load(address, browser))
    turns.push(loads)
  }
  return addresses.map((_, index) => medianOf(turns.flatMap((loads) => loads[index] ?? [])))
}

/** Measures enquiries, each of which is on the disk before it is answered. */
async function measureRelay() {
  await using relay = await startSite({ SITE_FOLDER: 'none' }, directories)
  const enquiry = JSON.stringify(exampleRequest())
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(enquiry) }
  // fetch() would take more of the processor than the relay.
  const agent = new Agent({ keepAlive: true })
  let left = ENQUIRIES
  async function sender() {
    while (left-- > 0) {
      const sent = request(relay.address + SEND_PATH, { method: 'POST', headers, agent }).end(enquiry)
      const [response] = await once(sent, 'response')
      const answer = await text(response)
      if (answer !== 'OK') throw new Error(`an enquiry was answered with ${answer}`)
    }
  }
  console.log(`Relay: ${ENQUIRIES} enquiries`)
  const start = performance.now()
  await Promise.all(Array.from({ length: SENDERS }, sender))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const { stdout: kilobytes } = await run('ps', ['-o', 'rss=', '-p', String(relay.pid)])
  return { perSecond: ENQUIRIES / seconds, megabytes: Number(kilobytes) / 1000 }
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

if (!(await buildIfStale(directories, {}))) throw new Error('The site was not built: see above.')
const browser = await findBrowser(process.env.CHROME_PATH)
if (!browser) throw new Error('No Chromium was found. CHROME_PATH can name one.')
await using site = await startSite({}, directories)
await using floorSite = await startSite({ SITE_FOLDER: await makeFloor() }, directories)
const addresses = [`${floorSite.address}/`, ...PATHS.map((path) => site.address + path)]
const [floor, home, ...hashPages] = await measureLoads(addresses, browser)
if (!floor || !home) throw new Error('Nothing was measured.')
const { perSecond, megabytes } = await measureRelay()

const slowestPaint = Math.max(...hashPages.map(({ largestPaint }) => largestPaint))
const lowestScore = Math.min(...[home, ...hashPages].map((figures) => figures.lowestScore))
const targets: [name: string, limit: number, measured: number][] = [
  ['First paint: Home ÷ floor', 1.05, home.firstPaint / floor.firstPaint],
  ['Largest paint: Home ÷ floor', 1.1, home.largestPaint / floor.largestPaint],
  ['Largest paint: slowest hash address ÷ Home', 1.5, slowestPaint / home.largestPaint],
  ['Points below 100 for accessibility, best practices and SEO', 0, 100 - lowestScore],
  [`Memory of the relay after ${ENQUIRIES} enquiries, MB`, 150, megabytes],
]
const names = ['Floor', ...PATHS.map((path) => `\`${path}\``)]
const figures = [floor, home, ...hashPages].map(({ firstPaint, largestPaint }, index) => [
  names[index] ?? '',
  firstPaint.toFixed(0),
  largestPaint.toFixed(0),
])
const report = `# How fast are the site and the relay?

For developers. At the end you will know how fast a phone shows the site, and how many enquiries the relay takes. \`npm run bench\` writes this page, so do not edit it. Times depend on the machine, so compare ratios.

Lighthouse on a simulated slow phone with slow 4G, median of ${LOADS} loads. The floor is Home without script, web fonts and
metadata: a page with this content cannot be much faster.

${table(['', 'First paint, ms', 'Largest paint, ms'], figures)}

The relay accepted ${perSecond.toFixed(0)} enquiries per second from ${SENDERS} senders. Each was on the disk before it was answered.

## Targets

${table(
  ['', 'At most', 'Measured'],
  targets.map(([name, limit, measured]) => [name, limit, measured.toFixed(2)]),
)}
`
await writeFile(join(directories.project, 'docs', 'bench.md'), report)
console.log(`\n${report}`)
for (const [name, limit, measured] of targets) {
  if (measured <= limit) continue
  console.log(`Not met: ${name}`)
  process.exitCode = 1
}
