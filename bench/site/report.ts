// The figures as tables that a person reads, in the terminal and in docs/bench.md.
import { type Figures, median } from './figures.ts'
import { CATEGORIES } from './lighthouse.ts'
import { JOURNEY, type Times } from './route-changes.ts'

export type Measured = {
  floor: Figures
  clientRendered: Figures
  /** Ours, by address, Home first. */
  pages: Map<string, Figures>
  routeChanges: Times
  runs: number
  machine: string
}

type Target = { what: string; aim: string; is: string; isMet: boolean }

const ms = (value: number) => value.toFixed(0)
const ratio = (value: number) => value.toFixed(2)

export function targetsOf({ floor, pages, routeChanges }: Measured): Target[] {
  const all = [...pages]
  const home = pages.get('/')?.metrics ?? floor.metrics
  const lowest = Math.min(...all.flatMap(([, { scores }]) => CATEGORIES.map((name) => scores[name])))
  const worst = (name: 'tbt' | 'cls', among = all) =>
    Math.max(...among.map(([, { metrics }]) => metrics[name]))
  const deep = all.filter(([address]) => /#.*(?<!home)$/.test(address))
  const deepest = Math.max(...deep.map(([, { metrics }]) => metrics.lcp)) / home.lcp
  const slowest = Math.max(
    ...JOURNEY.map((label) => median(routeChanges[label].map(({ heading }) => heading))),
  )
  const most = (what: string, is: number, limit: number, written = ratio) => ({
    what,
    aim: `at most ${written(limit)}`,
    is: written(is),
    isMet: is <= limit,
  })
  const under = (what: string, is: number, limit: number) => ({
    what,
    aim: `under ${limit} ms`,
    is: `${ms(is)} ms`,
    isMet: is < limit,
  })
  return [
    { what: 'All four scores, on every address', aim: '100', is: String(lowest), isMet: lowest === 100 },
    most('LCP of Home, as a multiple of the floor’s', home.lcp / floor.metrics.lcp, 1.1),
    most('FCP of Home, as a multiple of the floor’s', home.fcp / floor.metrics.fcp, 1.05),
    most('LCP of a deep hash address, as a multiple of Home’s', deepest, 1.5),
    under('TBT, on every address', worst('tbt'), 50),
    // In Lighthouse's own three places: the arrow of a link moves by a pixel when its font comes, which is 0.000003.
    most('CLS, on every address', Number(worst('cls').toFixed(3)), 0, String),
    under('A route change, from the click to the new heading', slowest, 100),
  ]
}

export function reportOf(measured: Measured): string {
  const { floor, clientRendered, pages, routeChanges, runs, machine } = measured
  const rows = [...pages].map(([address, figures]) => rowOf(`\`${address}\``, figures, floor))
  const faults = [...pages].flatMap(([address, figures]) =>
    figures.faults.map((fault) => `- \`${address}\` ${fault}`),
  )
  return `# What the bench says

Made by \`npm run bench\`: do not edit. Lighthouse 12.8, mobile preset (a slow phone on a slow 4G line, both
simulated), the median of ${runs} load${runs > 1 ? 's' : ''} of each address, taken in turns so that whatever else the machine does
falls on all alike. ${machine} Times are in ms; compare ratios, not times, with another run. The floor has no
script: its TBT is what laying out and painting these words takes on this machine, and is part of every row. How far
the loads of one address lie apart says how busy the machine was beside.

${table(
  [
    '',
    'Perf.',
    'Access.',
    'Best pr.',
    'SEO',
    'FCP',
    'LCP',
    'TBT',
    'lowest–highest',
    'CLS',
    'SI',
    'FCP/floor',
    'LCP/floor',
  ],
  [...rows, rowOf('Floor', floor, floor), rowOf('Client-rendered', clientRendered, floor)],
)}

The floor is Home as a patient hand would write it: the same words, markup, style (inlined) and pictures, without
any script, web font or preload. The client-rendered page is this same site as a single-page application usually
comes: an empty root, with style sheet and script in the head. Both are served by the same relay, compressed alike.

## Targets

${table(
  ['', 'Target', 'Measured', ''],
  targetsOf(measured).map(({ what, aim, is, isMet }) => [what, aim, is, isMet ? 'met' : '**not met**']),
)}

## Route changes

From the click on a link until the document has the new page’s heading, and until the frame with it is painted, on a
processor slowed down four times, in ms.

${table(
  ['To', 'Heading, median', 'Slowest', 'Painted, median', 'Slowest'],
  JOURNEY.map((label) => {
    const [headings, paints] = (['heading', 'painted'] as const).map((moment) =>
      routeChanges[label].map((change) => change[moment]),
    )
    return [label, ...[headings, paints].flatMap((times = []) => [ms(median(times)), ms(Math.max(...times))])]
  }),
)}
${faults.length > 0 ? `\n## What keeps a score from 100\n\n${faults.join('\n')}\n` : ''}`
}

function rowOf(name: string, { metrics, scores, tbtSpread }: Figures, floor: Figures): string[] {
  const { fcp, lcp, tbt, cls, si } = metrics
  return [
    name,
    ...CATEGORIES.map((category) => String(scores[category])),
    ...[fcp, lcp, tbt].map(ms),
    tbtSpread.map(ms).join('–'),
    String(Number(cls.toFixed(4))),
    ms(si),
    ratio(fcp / floor.metrics.fcp),
    ratio(lcp / floor.metrics.lcp),
  ]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}
