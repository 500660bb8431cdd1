import type { Page } from '@playwright/test'

/** No page has so many elements that Tab stops at. */
const MAX_STOPS = 80

/** Returns the name of the focused element, its place in the document, and what is wrong with its focus. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    // It is enough if 150 px of a tall element are in view.
    const isInView = left >= 0 && right <= innerWidth + 1 && seen >= Math.min(height, 150) - 1
    const hit = document.elementFromPoint(left + width / 2, Math.max(top, 0) + seen / 2)
    const problems = [
      // WCAG 2.4.13 asks for a ring of 2 px.
      (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && `its ring is ${outlineWidth}`,
      !isInView && 'it is not in the viewport',
      isInView && !element.contains(hit) && 'it is covered',
    ]
    return {
      isPage: element === document.body,
      name: element.getAttribute('aria-label') ?? (element.textContent || element.id),
      index: [...document.querySelectorAll('*')].indexOf(element),
      problems: problems.filter(Boolean),
    }
  })
}

/** Presses Tab to the end of the page, and yields what it leads to. */
async function* focusStops(page: Page) {
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop.isPage) return
    yield stop
  }
  throw new Error('the focus never leaves the page')
}

/** Presses Tab from the beginning to the end of the page. */
export async function tabThrough(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const stops = []
  for await (const stop of focusStops(page)) stops.push(stop)
  return stops
}

/** Presses Tab until the element with this name is focused. */
export async function tabTo(page: Page, name: string) {
  for await (const stop of focusStops(page)) if (stop.name === name) return
  throw new Error(`Tab does not reach ${name}`)
}
