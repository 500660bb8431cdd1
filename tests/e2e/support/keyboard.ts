import type { Page } from '@playwright/test'

/** More than any page has. */
const MOST_STOPS = 80

/** In pixels: the focus ring of WCAG 2.4.13, and how much of a tall element must be visible. */
const LEAST = { leastRing: 2, leastSeen: 150 }

/** Describes the focused element. */
export async function focused(page: Page) {
  return page.evaluate(({ leastRing, leastSeen }) => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? (element.textContent || element.id)

    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    const isInView = left >= 0 && right <= innerWidth + 1 && seen >= Math.min(height, leastSeen) - 1
    const hit = document.elementFromPoint(left + width / 2, Math.max(top, 0) + seen / 2)
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= leastRing
    const problems = [
      !hasRing && `its ring is ${outlineWidth} ${outlineStyle}`,
      !isInView && 'it is not in the viewport',
      isInView && !element.contains(hit) && 'it is covered',
    ]
    return {
      isPage: element === document.body,
      name,
      index: [...document.querySelectorAll('*')].indexOf(element),
      outlineStyle,
      outlineWidth,
      problem: problems.filter(Boolean).join(', ') && `${name}: ${problems.filter(Boolean).join(', ')}`,
    }
  }, LEAST)
}

/** Presses Tab from the beginning to the end of the page. */
export async function tabThrough(page: Page) {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    getSelection()?.removeAllRanges()
  })
  const stops = []
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.isPage) return stops
    stops.push(stop)
  }
  throw new Error(`the focus never leaves the page: ${stops.map(({ name }) => name).join(', ')}`)
}

/** Presses Tab until the element with this name is focused. */
export async function tabTo(page: Page, name: string) {
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).name === name) return
  }
  throw new Error(`Tab does not reach ${name}`)
}
