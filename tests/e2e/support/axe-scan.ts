import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { isExplained } from './axe-explained.ts'
import { groundContrast } from './ground-contrast.ts'
import { settle } from './settle.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 at AA contains all that came before it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * What axe has against the page as it stands, and what it could not decide and nobody has explained; a line for each
 * element, nothing if all is well: `expect(await axeScan(page)).toEqual([])`.
 */
export async function axeScan(page: Page): Promise<string[]> {
  await settle(page)
  // Evaluated and not added as a script, which the site's content security policy would refuse.
  await page.evaluate(axeSource)
  const { violations, incomplete } = await page.evaluate(async (tags) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe }
    const results = await scanner.run({ runOnly: tags, resultTypes: ['violations', 'incomplete'] })
    return { violations: results.violations, incomplete: results.incomplete }
  }, TAGS)
  const broken = elementsOf(violations).map(({ rule, node }) => `${rule}: ${described(node)}`)
  const undecided: string[] = []
  for (const { rule, node } of elementsOf(incomplete)) {
    const contrast = await page.evaluate(groundContrast, String(node.target.at(-1)))
    if (isExplained(rule, node, contrast)) continue
    undecided.push(`undecided, ${rule}: ${described(node)} (contrast ${contrast.toFixed(1)})`)
  }
  return [...broken, ...undecided]
}

const elementsOf = (results: readonly axe.Result[]) =>
  results.flatMap(({ id: rule, nodes }) => nodes.map((node) => ({ rule, node })))

const described = ({ html, any, all, none }: axe.NodeResult) =>
  `${html.slice(0, 160)}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`
