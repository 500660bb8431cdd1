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

/** Loads an address in a new browser, as Lighthouse's slow phone on slow 4G. Returns its largest paint in milliseconds. */
async function load(address: string, browser: string): Promise<number> {
  console.log(`Lighthouse: ${address}`)
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [LIGHTHOUSE, address, '--quiet', '--output=json', '--only-audits=largest-contentful-paint']
  const env = { ...process.env, CHROME_PATH: browser }
  const { stdout } = await run('npx', ['--yes', ...args, `--chrome-flags=${flags.join(' ')}`], { env })
  return JSON.parse(stdout).audits['largest-contentful-paint'].numericValue
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

if (!(await buildIfStale(directories, {}))) throw new Error('The site was not built: see above.')
const browser = await findBrowser(process.env.CHROME_PATH)
if (!browser) throw new Error('No Chromium was found. CHROME_PATH can name one.')
await using site = await startSite({}, directories)
await using floorSite = await startSite({ SITE_FOLDER: await makeFloor() }, directories)
const rows = [
  { name: 'Floor', address: `${floorSite.address}/`, paints: [] as number[] },
  ...PATHS.map((path) => ({ name: `\`${path}\``, address: site.address + path, paints: [] as number[] })),
]
// The addresses take turns, so that other work of the machine affects all alike.
for (let turn = 0; turn < LOADS; turn += 1) {
  for (const { address, paints } of rows) paints.push(await load(address, browser))
}
const medians = rows.map(({ paints }) => paints.sort((one, other) => one - other)[Math.floor(LOADS / 2)] ?? 0)
const [floor = 0] = medians
const { perSecond, megabytes } = await measureRelay()

const report = `# How fast are the site and the relay?

For developers. At the end you will know how fast a phone shows the site, and how many enquiries the relay takes. \`npm run bench\` writes this page, so do not edit it. Times depend on the machine, so compare ratios.

Lighthouse on a simulated slow phone with slow 4G, median of ${LOADS} loads. The floor is Home without script, web fonts and
metadata: a page with this content cannot be much faster.

The ratios differ by some 15 % from run to run: in some loads Lighthouse counts the pictures below the first screen, in others
it does not.

|  | Largest paint, ms | ÷ floor |
| --- | --: | --: |
${medians.map((paint, index) => `| ${rows[index]?.name} | ${paint.toFixed(0)} | ${(paint / floor).toFixed(2)} |`).join('\n')}

The relay accepted ${perSecond.toFixed(0)} enquiries per second from ${SENDERS} senders. Each was on the disk before it was answered.
After ${ENQUIRIES} enquiries it had ${megabytes.toFixed(0)} MB of memory.
`
await writeFile(join(directories.project, 'docs', 'bench.md'), report)
console.log(`\n${report}`)
