import type { Page } from '@playwright/test'
import { completeEnquiry, SENT } from './support/enquiry-form.ts'
import { tabThrough, tabTo } from './support/keyboard.ts'
import { open } from './support/open.ts'
import { pagesAndNotFound } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test('an enquiry can be sent from Home with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, 'Contact')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // The first field follows the heading: the navigation bar is not passed again.
  for (const [label, value] of Object.entries(completeEnquiry)) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(SENT)).toBeVisible()
})

for (const { hash } of pagesAndNotFound) {
  test(`focus stops of ${hash} are visible, in reading order and at least 44 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, hash)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const stops = await tabThrough(page)
      const order = stops.map(({ index }) => index)
      expect(stops.length).toBeGreaterThan(5)
      const problems = stops.filter((stop) => stop.problems.length > 0)
      expect.soft(problems, `at ${width} px`).toEqual([])
      expect.soft(order, `at ${width} px`).toEqual(order.toSorted((a, b) => a - b))
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      expect.soft(await smallTargets(page), `at ${width} px`).toEqual([])
    }
  })
}

/** WCAG 2.5.8 asks for 24. */
const MIN_TARGET_PX = 44

/** Links, buttons and fields that are smaller than this. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isOut = ({ right, bottom }: DOMRect) => right < 0 || bottom < 0
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => !isOut(box) && (box.width < least || box.height < least))
      .map(
        ({ element, box }) =>
          `${element.ariaLabel ?? element.textContent}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      )
  }, MIN_TARGET_PX)
}
