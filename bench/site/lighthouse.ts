// One look of Lighthouse at one address, as figures.
import lighthouse, { type Result } from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const

const ATTEMPTS = 4

export type Metric = keyof typeof METRICS
export type Category = (typeof CATEGORIES)[number]
export type Look = {
  metrics: Record<Metric, number>
  scores: Record<Category, number>
  /** What keeps a score from 100: the audit, and the score it gave. */
  faults: string[]
}

/** Lighthouse's own defaults are the mobile preset: a slow phone, a 4G line, both simulated. */
export async function look(
  address: string,
  port: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<Look> {
  const lhr = await resultOf(address, port, categories)
  return {
    metrics: mapped(METRICS, (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN),
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    faults: CATEGORIES.flatMap((category) => faultsIn(lhr, category)),
  }
}

/** A busy machine now and then loses the trace of a load; a load that is lost says nothing, so it is looked at again. */
async function resultOf(address: string, port: number, categories: readonly Category[]): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const run = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...categories] })
    if (run && !run.lhr.runtimeError) return run.lhr
    const reason = run?.lhr.runtimeError?.message ?? 'it saw nothing'
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse at ${address}: ${reason}`)
  }
}

function faultsIn(lhr: Result, category: Category): string[] {
  const audits = lhr.categories[category]?.auditRefs ?? []
  return audits
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.995)
    .map((audit) => `${category}: ${audit?.id} ${Math.round((audit?.score ?? 0) * 100)}`)
}

function mapped<K extends string, V, W>(record: Record<K, V>, change: (value: V) => W): Record<K, W> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value as V)]),
  ) as Record<K, W>
}
