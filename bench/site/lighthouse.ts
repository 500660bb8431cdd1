import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
} as const

/** The part of Lighthouse's result that is read here. */
type Result = {
  audits: Record<string, { score: number | null; numericValue?: number }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}
export type Metric = keyof typeof METRICS
export type Score = (typeof SCORES)[number]
export type Load = Record<Metric | Score, number> & {
  /** The audits that failed, such as "seo: meta-description". */
  failures: string[]
}

/** Downloaded when it is needed: its 120 packages would be a quarter of node_modules. Version 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** On a busy machine Lighthouse sometimes loses the trace of a load. */
const ATTEMPTS = 4
const MAX_OUTPUT_BYTES = 50_000_000

/** Loads the address once in a new browser. Lighthouse's defaults simulate a slow phone on slow 4G. */
export async function load(address: string, browser: string): Promise<Load> {
  const chromeFlags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${SCORES.join()}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  let failure: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
        env: { ...process.env, CHROME_PATH: browser },
        maxBuffer: MAX_OUTPUT_BYTES,
      })
      return read(JSON.parse(stdout))
    } catch (error) {
      failure = error
    }
  }
  throw new Error(`Lighthouse could not measure ${address}`, { cause: failure })
}

function read(lhr: Result): Load {
  const metric = (name: Metric) => lhr.audits[METRICS[name]]?.numericValue ?? Number.NaN
  const score = (name: Score) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return {
    fcp: metric('fcp'),
    lcp: metric('lcp'),
    cls: metric('cls'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    failures: SCORES.filter((name) => name !== 'performance').flatMap((name) => failures(lhr, name)),
  }
}

const failures = (lhr: Result, name: Score) =>
  (lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${id}`)
