import type { Locator, Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { errorToast, field, fillEnquiry, SENT, sendButton, successToast } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const MESSAGE = 'Country code should be valid'
const close = (toast: Locator) => toast.getByRole('button', { name: 'Close' })
/** Away from the toasts. */
const movePointerAway = (page: Page) => page.mouse.move(5, 400)

async function showError(page: Page) {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'Country code': '+' })
  // With the keyboard, so that the pointer is not over the toast.
  await field(page, 'Country code').press('Enter')
  await movePointerAway(page)
  const toast = errorToast(page)
  await expect(toast).toHaveText(MESSAGE)
  await expectCountdown(toast, 'running')
  return toast
}

/** The line whose animation is the countdown. */
const countdownOf = (toast: Locator) => toast.locator('> :last-child')

const finishCountdown = (toast: Locator) =>
  countdownOf(toast).evaluate((line) => line.getAnimations()[0]?.finish())

const elapsed = (toast: Locator) =>
  countdownOf(toast).evaluate((line) => Number(line.getAnimations()[0]?.currentTime))

const setElapsed = (toast: Locator, timeMs: number) =>
  countdownOf(toast).evaluate((line, currentTime) => {
    for (const countdown of line.getAnimations()) Object.assign(countdown, { currentTime })
  }, timeMs)

/** The window is in the background, and in front again. */
const pauseToast = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))
const resumeToast = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function expectCountdown(toast: Locator, state: 'running' | 'paused') {
  const countdown = () =>
    countdownOf(toast).evaluate((line) => {
      const [animation] = line.getAnimations()
      return { state: animation?.playState, lastsMs: animation?.effect?.getTiming().duration }
    })
  await expect.poll(countdown).toEqual({ state, lastsMs: 5000 })
}

/** Below the header, at most 24 px from it and from the right edge. */
async function expectTopRight(page: Page, toast: Locator, width: number) {
  await expect(async () => {
    const box = await toast.boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect((box?.y ?? 0) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))).toBeLessThanOrEqual(24)
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
    expect(box?.x).toBeGreaterThanOrEqual(width > 1000 ? width / 2 : 0)
  }).toPass()
}

test('an error toast is at the top right, and covers no link of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const toast = await showError(page)
  await pauseToast(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await expectTopRight(page, toast, width)
  }
  for (const { link, hash } of pages) {
    await mainLink(page, link).click()
    await expect(page).toHaveURL(hash)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await expect(toast).toBeVisible()
  // Tab goes from the header to its Close button, without a stop before it.
  await mainLink(page, 'Contact').focus()
  await page.keyboard.press('Tab')
  await expect(close(toast)).toBeFocused()
})

test('a success toast is at the top right, lasts five seconds and closes', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  // It is announced because its live region is there before it.
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveText('')
  await fillEnquiry(page)
  await field(page, 'Last name').press('Enter')
  await movePointerAway(page)
  const toast = successToast(page)
  await expect(toast).toHaveText(SENT)
  await expectCountdown(toast, 'running')
  await expectTopRight(page, toast, 1280)
  await finishCountdown(toast)
  await expect(toast).toHaveCount(0)
})

test('a toast pauses under the pointer, with the focus in it and in the background, and closes after all of these', async ({
  page,
}) => {
  // The countdown is the one thing that moves with less motion too.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toast = await showError(page)
  for (const [pause, resume] of [
    [() => toast.hover(), () => movePointerAway(page)],
    [
      async () => {
        await close(toast).focus()
        await toast.hover()
        await movePointerAway(page)
      },
      () => field(page, 'Country code').focus(),
    ],
    [() => pauseToast(page), () => resumeToast(page)],
  ] as const) {
    await pause()
    await expectCountdown(toast, 'paused')
    await resume()
    await expectCountdown(toast, 'running')
  }
  await toast.hover()
  await pauseToast(page)
  await resumeToast(page)
  await expectCountdown(toast, 'paused')
  await pauseToast(page)
  await movePointerAway(page)
  await expectCountdown(toast, 'paused')
  // As in a tab that is hidden before the browser has applied the style that pauses.
  await setElapsed(toast, 4900)
  await resumeToast(page)
  await expectCountdown(toast, 'running')
  expect(await elapsed(toast)).toBeLessThan(4900)
  await finishCountdown(toast)
  await expect(toast).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a toast that is tapped does not stay', async ({ page }) => {
    const toast = await showError(page)
    await toast.getByText(/./).first().tap()
    await expectCountdown(toast, 'running')
  })
})

test('a toast that appears while the window has no focus is paused until it has', async ({ page }) => {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'Country code': '+' })
  await pauseToast(page)
  await field(page, 'Country code').press('Enter')
  await movePointerAway(page)
  const toast = errorToast(page)
  // It has slid in.
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expectCountdown(toast, 'paused')
  await resumeToast(page)
  await expectCountdown(toast, 'running')
})

test('the same mistake again restarts the countdown of one toast, which only its button closes', async ({
  page,
}) => {
  const toast = await showError(page)
  const again = () => field(page, 'Country code').press('Enter')
  await toast.getByText(MESSAGE).click()
  await expectCountdown(toast, 'paused')
  await setElapsed(toast, 4000)
  const text = await toast.getByText(MESSAGE).elementHandle()
  await again()
  // A new element, so that screen readers read it again.
  await expect.poll(() => text?.evaluate((element) => element.isConnected)).toBe(false)
  await expect.poll(() => elapsed(toast)).toBeLessThan(4000)
  await expect(toast).toHaveText([MESSAGE])
  await close(toast).focus()
  // As when the visitor comes back from another tab.
  await close(toast).dispatchEvent('focusin')
  await close(toast).press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(field(page, 'Country code')).toBeFocused()
  await again()
  await close(toast).click()
  // While the toast is still leaving.
  await again()
  await movePointerAway(page)
  await expectCountdown(toast, 'running')
  await expect(toast).toHaveText([MESSAGE])
})

test('no toast hides a link that the Tab key leads to, at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const toast = await showError(page)
  await pauseToast(page)
  await sendButton(page).focus()
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    await expect(async () => {
      const { y: top = 0, height = 0 } = (await toast.boundingBox()) ?? {}
      const link = await focused.boundingBox()
      expect(link?.y, await focused.innerText()).toBeGreaterThanOrEqual(top + height)
    }).toPass()
  }
})

test('no toast covers the invalid field that is focused at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const label of ['First name', 'Country code', 'Message'] as const) {
    await open(page, '/#/contact')
    await fillEnquiry(page, { [label]: label === 'Country code' ? '+' : '  ' })
    await sendButton(page).click()
    await expect(errorToast(page)).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await expect(async () => {
      const toast = await errorToast(page).boundingBox()
      const input = await field(page, label).boundingBox()
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0)
    }).toPass()
    await expect(field(page, label)).toBeInViewport()
  }
})
