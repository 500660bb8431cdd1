import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 at AA contains all that came before it. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * What axe has against the page as it stands, a line for each element; nothing if all is well:
 * `expect(await axeScan(page)).toEqual([])`.
 */
export async function axeScan(page: Page): Promise<string[]> {
  // Evaluated and not added as a script, which the site's content security policy would refuse.
  await page.evaluate(axeSource)
  const violations = await page.evaluate(async (tags) => {
    const { axe: scanner } = globalThis as unknown as { axe: typeof axe }
    return (await scanner.run({ runOnly: tags, resultTypes: ['violations'] })).violations
  }, WCAG_22_AA)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
