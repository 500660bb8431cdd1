import { CATEGORIES, type Category, type Look, type Metric } from './lighthouse.ts'

export type Figures = Pick<Look, 'metrics' | 'scores' | 'faults'> & {
  /** Of the figure that a busy machine disturbs most: its lowest and its highest. */
  tbtSpread: readonly [number, number]
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** Each figure's own median: one slow load must not stand for the page in all of them. */
export function figuresOf(looks: readonly Look[]): Figures {
  const metric = (name: Metric) => median(looks.map(({ metrics }) => metrics[name]))
  const score = (name: Category) => median(looks.map(({ scores }) => scores[name]))
  const blocked = looks.map(({ metrics }) => metrics.tbt)
  return {
    metrics: {
      fcp: metric('fcp'),
      lcp: metric('lcp'),
      tbt: metric('tbt'),
      cls: metric('cls'),
      si: metric('si'),
    },
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>,
    faults: faultsOfMost(looks),
    tbtSpread: [Math.min(...blocked), Math.max(...blocked)],
  }
}

/** What was wrong in most of the looks, and not once by chance. */
function faultsOfMost(looks: readonly Look[]): string[] {
  const all = looks.flatMap(({ faults }) => faults)
  return [...new Set(all)].filter((fault) => all.filter((other) => other === fault).length > looks.length / 2)
}
