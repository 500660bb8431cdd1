import type { Page } from '@playwright/test'
import { completeEnquiry, SENT } from './support/enquiry-form.ts'
import { tabThrough, tabTo } from './support/keyboard.ts'
import { open } from './support/open.ts'
import { pagesAndNotFound } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

/** WCAG 2.5.8 (AA) asks for 24, and 2.5.5 (AAA) for 44. */
const MIN_TARGET_PX = 44

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

const WIDTHS = [1440, 320]

for (const { document: address } of pagesAndNotFound) {
  for (const width of WIDTHS) {
    test(`Tab leads through everything on ${address} in reading order, with a ring in view, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 700 })
      await open(page, address)
      const stops = await tabThrough(page)
      expect(stops.length).toBeGreaterThan(5)
      expect(stops.filter((stop) => stop.problems.length > 0)).toEqual([])
      const order = stops.map(({ index }) => index)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    })
  }

  test(`every link, button and field on ${address} is at least ${MIN_TARGET_PX} px wide and high`, async ({
    page,
  }) => {
    await open(page, address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 })
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      expect(await smallTargets(page), `at ${width} px`).toEqual([])
    }
  })
}

/** Returns links, buttons and fields that are smaller than this. */
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
