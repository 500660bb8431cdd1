import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** As Lighthouse calls them. */
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'] as const
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Figure = (typeof METRICS)[number] | (typeof SCORES)[number]
export type Load = Record<Figure, number>

/** The part of Lighthouse's result that is read here. */
type Result = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/** Downloaded when it is needed: its 120 packages would be a quarter of node_modules. Version 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const MAX_OUTPUT_BYTES = 50_000_000

/**
 * Loads the address once in a new browser. Lighthouse's defaults simulate a slow phone on slow 4G. On a busy machine it
 * sometimes loses the trace of a load, which is then repeated.
 */
export async function load(address: string, browser: string, attempts = 4): Promise<Load> {
  const chromeFlags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${SCORES.join()}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return read(JSON.parse(stdout))
  } catch (error) {
    if (attempts === 1) throw error
    return load(address, browser, attempts - 1)
  }
}

function read({ audits, categories }: Result): Load {
  const metrics = METRICS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])
  const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  return Object.fromEntries([...metrics, ...scores])
}
