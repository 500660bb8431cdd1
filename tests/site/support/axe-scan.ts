import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** axe cannot decide on contrast for these reasons. build/check/contrast.ts computes every pair of colours instead. */
const EXPLAINED = [
  // The dots of a kolam list are beside its text, and the faint kolam of a page head or the menu is where there is no text.
  'due to a pseudo element',
  // This is the line under a link, which is one pixel high and below the text.
  'due to a background gradient',
  // The kolam line is drawn below the list and around its texts.
  'because it is overlapped by another element',
  'because element contains an image node',
  // A toast is above the page and has an opaque background.
  'because it partially overlaps other elements',
]

/**
 * Returns one line for each element that violates a rule, or that axe cannot decide on and EXPLAINED does not explain.
 * Frames are left out: the site in the editor's preview has its own tests.
 */
export async function axeScan(scanned: Page | Locator, runOnly: string[] = TAGS): Promise<string[]> {
  const page = 'page' in scanned ? scanned.page() : scanned
  const part = 'page' in scanned ? await scanned.elementHandle() : undefined
  // The content security policy would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const { violations, incomplete } = await page.evaluate(
    async ([only, element]) => {
      const { axe: scanner } = globalThis as unknown as { axe: typeof axe }
      // None of these rules needs the style sheets or the media files, which axe would load.
      const options = {
        runOnly: only,
        resultTypes: ['violations' as const, 'incomplete' as const],
        preload: false,
      }
      const results = await scanner.run({ include: element ?? document, exclude: ['iframe'] }, options)
      return { violations: results.violations, incomplete: results.incomplete }
    },
    [runOnly, part] as const,
  )
  const problems = elementsOf(violations).map(({ rule, node }) => `${rule}: ${described(node)}`)
  const undecided = elementsOf(incomplete)
    .filter(({ rule, node }) => rule !== 'color-contrast' || !isExplained(node))
    .map(({ rule, node }) => `undecided, ${rule}: ${described(node)}`)
  return [...problems, ...undecided]
}

const isExplained = ({ any }: axe.NodeResult) =>
  any.every(({ message }) => EXPLAINED.some((known) => message.includes(known)))

const elementsOf = (results: readonly axe.Result[]) =>
  results.flatMap(({ id: rule, nodes }) => nodes.map((node) => ({ rule, node })))

const described = ({ html, any, all, none }: axe.NodeResult) =>
  `${html.slice(0, 160)}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`
