import type { Page } from '@playwright/test'

/** WCAG 2.5.8 asks for 24. */
const LEAST_PX = 44

/** Links, buttons and fields that are smaller than this. */
export function smallTargets(page: Page): Promise<string[]> {
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
  }, LEAST_PX)
}
