import type { Locator, Page } from '@playwright/test'

/** An error speaks up at once, a success waits for its turn: that is what the two roles say to a screen reader. */
export const errorToast = (page: Page) => page.getByRole('alert')
export const successToast = (page: Page) => page.getByRole('status')

/** The countdown as the browser runs it: read from the animation under the message, and not waited for. */
export function countdownOf(toast: Locator) {
  return toast.evaluate((element) => {
    const line = element.querySelector('[role="progressbar"]')
    const [animation] = line?.getAnimations() ?? []
    return { state: animation?.playState, lastsMs: animation?.effect?.getTiming().duration }
  })
}
