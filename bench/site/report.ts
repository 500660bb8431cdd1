import { type Load, type Metric, SCORES, type Score } from './lighthouse.ts'

type Measured = { floor: Load[]; pages: Map<string, Load[]>; runs: number }

const HEADINGS = [
  '',
  'First paint (FCP)',
  'Largest paint (LCP)',
  'Layout shift (CLS)',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
]

type Target = { name: string; limit: string; measured: string; isMet: boolean }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

const medianOf = (loads: readonly Load[], name: Metric | Score) => median(loads.map((load) => load[name]))

export function targets({ floor, pages }: Measured): Target[] {
  const home = pages.get('/') ?? []
  const hashes = [...pages].filter(([address]) => address.includes('#') && address !== '/#/home')
  const hashLcp = Math.max(...hashes.map(([, loads]) => medianOf(loads, 'lcp')))
  const scores = [...pages.values()].flatMap((loads) =>
    (['accessibility', 'best-practices', 'seo'] as const).map((name) => medianOf(loads, name)),
  )
  const atMost = (name: string, limit: number, ratio: number): Target => ({
    name,
    limit: `at most ${limit.toFixed(2)}`,
    measured: ratio.toFixed(2),
    isMet: ratio <= limit,
  })
  return [
    atMost('First paint of Home ÷ floor', 1.05, medianOf(home, 'fcp') / medianOf(floor, 'fcp')),
    atMost('Largest paint of Home ÷ floor', 1.1, medianOf(home, 'lcp') / medianOf(floor, 'lcp')),
    atMost('Largest paint of the slowest hash address ÷ Home', 1.5, hashLcp / medianOf(home, 'lcp')),
    {
      name: 'Lowest score for accessibility, best practices and SEO',
      limit: '100',
      measured: String(Math.min(...scores)),
      isMet: scores.every((score) => score === 100),
    },
  ]
}

export function report(measured: Measured): string {
  const { floor, pages, runs } = measured
  const failures = [...pages].flatMap(([address, loads]) =>
    [...new Set(loads.flatMap((load) => load.failures))].map((failure) => `- \`${address}\` ${failure}`),
  )
  return `# How fast is the site?

For developers. Written by \`npm run bench\`; do not edit.

Lighthouse on a simulated slow phone with slow 4G, median of ${runs} load${runs === 1 ? '' : 's'}. The floor is Home without script, web fonts and
metadata: a page with this content cannot be much faster. Times depend on the machine, so compare ratios.

${table(
  HEADINGS,
  [...pages, ['Floor', floor] as const].map(([address, loads]) => [
    address.startsWith('/') ? `\`${address}\`` : address,
    `${medianOf(loads, 'fcp').toFixed(0)} ms`,
    `${medianOf(loads, 'lcp').toFixed(0)} ms`,
    medianOf(loads, 'cls').toFixed(3),
    ...SCORES.map((name) => medianOf(loads, name).toFixed(0)),
  ]),
)}

## Targets

${table(
  ['', 'Target', 'Measured', ''],
  targets(measured).map(({ name, limit, measured, isMet }) => [
    name,
    limit,
    measured,
    isMet ? 'met' : '**not met**',
  ]),
)}
${failures.length > 0 ? `\n## Audits that failed\n\n${failures.join('\n')}\n` : ''}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
