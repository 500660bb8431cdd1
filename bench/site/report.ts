import type { Load } from './lighthouse.ts'

/** Medians of several loads; the pages by address. */
export type Measured = { floor: Load; pages: Map<string, Load> }

/** Of an odd number of loads, for each figure. */
export function medianOf(loads: readonly Load[]): Load {
  const names = Object.keys(loads[0] ?? {}) as (keyof Load)[]
  const median = (name: keyof Load) =>
    loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Load
}

/** What is measured must be at most the limit. */
export function targets({ floor, pages }: Measured) {
  const [home = floor] = pages.values()
  const hashPages = [...pages].filter(([address]) => address.includes('#') && address !== '/#/home')
  const slowest = Math.max(...hashPages.map(([, load]) => load['Largest paint, ms']))
  const slowestPaint = slowest / home['Largest paint, ms']
  const scores = [...pages.values()].flatMap((load) => [load.Accessibility, load['Best practices'], load.SEO])
  const firstPaint = home['First paint, ms'] / floor['First paint, ms']
  const largestPaint = home['Largest paint, ms'] / floor['Largest paint, ms']
  return [
    { name: 'First paint: Home ÷ floor', limit: 1.05, measured: firstPaint },
    { name: 'Largest paint: Home ÷ floor', limit: 1.1, measured: largestPaint },
    { name: 'Largest paint: slowest hash address ÷ Home', limit: 1.5, measured: slowestPaint },
    { name: 'Points below 100, except performance', limit: 0, measured: 100 - Math.min(...scores) },
  ]
}

export function report(measured: Measured, runs: number): string {
  const { floor, pages } = measured
  const cells = (load: Load) =>
    Object.entries(load).map(([name, value]) => value.toFixed(name === 'Layout shift' ? 3 : 0))
  const rows = [...pages].map(([address, load]) => [`\`${address}\``, ...cells(load)])
  rows.push(['Floor', ...cells(floor)])
  const targetRows = targets(measured).map(({ name, ...values }) => [
    name,
    values.limit.toFixed(2),
    values.measured.toFixed(2),
  ])
  return `# How fast is the site?

For developers. Written by \`npm run bench\`; do not edit.

Lighthouse on a simulated slow phone with slow 4G, median of ${runs} loads. The floor is Home without script, web fonts and
metadata: a page with this content cannot be much faster. Times depend on the machine, so compare ratios.

${table(['', ...Object.keys(floor)], rows)}

## Targets

${table(['', 'At most', 'Measured'], targetRows)}
`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
