import type { Figure, Load } from './lighthouse.ts'

type Measured = { floor: Load[]; pages: Map<string, Load[]> }

const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const points = (value: number) => value.toFixed(0)

const COLUMNS: [heading: string, figure: Figure, show: (value: number) => string][] = [
  ['First paint (FCP)', 'first-contentful-paint', milliseconds],
  ['Largest paint (LCP)', 'largest-contentful-paint', milliseconds],
  ['Layout shift (CLS)', 'cumulative-layout-shift', (value) => value.toFixed(3)],
  ['Performance', 'performance', points],
  ['Accessibility', 'accessibility', points],
  ['Best practices', 'best-practices', points],
  ['SEO', 'seo', points],
]

function medianOf(loads: readonly Load[], figure: Figure): number {
  const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** What is measured must be at most the limit. */
export function targets({ floor, pages }: Measured) {
  const home = pages.get('/') ?? []
  const firstPaint = (loads: Load[]) => medianOf(loads, 'first-contentful-paint')
  const largestPaint = (loads: Load[]) => medianOf(loads, 'largest-contentful-paint')
  const hashes = [...pages].filter(([address]) => address.includes('#') && address !== '/#/home')
  const slowest = Math.max(...hashes.map(([, loads]) => largestPaint(loads)))
  const scores = [...pages.values()].flatMap((loads) =>
    (['accessibility', 'best-practices', 'seo'] as const).map((name) => medianOf(loads, name)),
  )
  return [
    { name: 'First paint of Home ÷ floor', limit: 1.05, measured: firstPaint(home) / firstPaint(floor) },
    { name: 'Largest paint of Home ÷ floor', limit: 1.1, measured: largestPaint(home) / largestPaint(floor) },
    {
      name: 'Largest paint of the slowest hash address ÷ Home',
      limit: 1.5,
      measured: slowest / largestPaint(home),
    },
    {
      name: 'Points below 100 for accessibility, best practices and SEO',
      limit: 0,
      measured: 100 - Math.min(...scores),
    },
  ]
}

export function report(measured: Measured): string {
  const { floor, pages } = measured
  return `# How fast is the site?

For developers. Written by \`npm run bench\`; do not edit.

Lighthouse on a simulated slow phone with slow 4G, median of ${floor.length} loads. The floor is Home without script, web fonts and
metadata: a page with this content cannot be much faster. Times depend on the machine, so compare ratios.

${table(
  ['', ...COLUMNS.map(([heading]) => heading)],
  [...pages, ['Floor', floor] as const].map(([address, loads]) => [
    address.startsWith('/') ? `\`${address}\`` : address,
    ...COLUMNS.map(([, figure, show]) => show(medianOf(loads, figure))),
  ]),
)}

## Targets

${table(
  ['', 'At most', 'Measured'],
  targets(measured).map(({ name, limit, measured }) => [name, limit.toFixed(2), measured.toFixed(2)]),
)}
`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
