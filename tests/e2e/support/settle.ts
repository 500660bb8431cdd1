import type { Page } from '@playwright/test'

/** Not waited for: the countdown of a toast takes five seconds. */
const COUNTDOWN = 'toast-lifetime'

/** Waits until nothing moves: a colour half way between two has no contrast of its own. */
export async function settle(page: Page) {
  await page.evaluate(async (countdown) => {
    await document.fonts.ready
    const moving = document
      .getAnimations()
      .filter(
        (animation) => !(animation instanceof CSSAnimation && animation.animationName.includes(countdown)),
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }, COUNTDOWN)
}
