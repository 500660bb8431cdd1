import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { isExplained } from './axe-explained.ts'
import { backgroundContrast } from './background-contrast.ts'
import { settle } from './settle.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** One line for each element that violates a rule, or that axe cannot decide and axe-explained.ts does not explain. */
export async function axeScan(page: Page): Promise<string[]> {
  await settle(page)
  // Not as a script element, which the content security policy would refuse.
  await page.evaluate(axeSource)
  const { violations, incomplete } = await page.evaluate(async (tags) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe }
    const results = await scanner.run({ runOnly: tags, resultTypes: ['violations', 'incomplete'] })
    return { violations: results.violations, incomplete: results.incomplete }
  }, TAGS)
  const broken = elementsOf(violations).map(({ rule, node }) => `${rule}: ${described(node)}`)
  const undecided: string[] = []
  for (const { rule, node } of elementsOf(incomplete)) {
    const contrast = await page.evaluate(backgroundContrast, String(node.target.at(-1)))
    if (isExplained(rule, node, contrast)) continue
    undecided.push(`undecided, ${rule}: ${described(node)} (contrast ${contrast.toFixed(1)})`)
  }
  return [...broken, ...undecided]
}

const elementsOf = (results: readonly axe.Result[]) =>
  results.flatMap(({ id: rule, nodes }) => nodes.map((node) => ({ rule, node })))

const described = ({ html, any, all, none }: axe.NodeResult) =>
  `${html.slice(0, 160)}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`
