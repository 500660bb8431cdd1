import type { Locator, Page } from '@playwright/test'

export const errorToast = (page: Page) => page.getByRole('alert')
export const successToast = (page: Page) => page.getByRole('status')

/** The countdown, read from the animation of its progress bar. */
export function countdownOf(toast: Locator) {
  return toast.evaluate((element) => {
    const line = element.querySelector('[role="progressbar"]')
    const [animation] = line?.getAnimations() ?? []
    return { state: animation?.playState, lastsMs: animation?.effect?.getTiming().duration }
  })
}
