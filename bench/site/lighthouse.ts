import lighthouse, { type Result } from 'lighthouse'
import puppeteer from 'puppeteer-core'

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
} as const

export type Metric = keyof typeof METRICS
export type Score = (typeof SCORES)[number]
export type Load = Record<Metric | Score, number> & {
  /** The audits that failed, such as "seo: meta-description". */
  failures: string[]
}

/** On a busy machine Lighthouse sometimes loses the trace of a load. */
const ATTEMPTS = 4

/** Loads the address once in a new browser. Lighthouse's defaults simulate a slow phone on slow 4G. */
export async function load(address: string, executablePath: string): Promise<Load> {
  const browser = await puppeteer.launch({
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const port = Number(new URL(browser.wsEndpoint()).port)
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const run = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...SCORES] })
      if (run && !run.lhr.runtimeError) return read(run.lhr)
    }
    throw new Error(`Lighthouse could not measure ${address}`)
  } finally {
    await browser.close()
  }
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
