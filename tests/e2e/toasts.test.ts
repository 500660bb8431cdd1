import type { Locator, Page } from '@playwright/test'
import { fillEnquiry, SENT } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const MESSAGE = 'Country code should be valid'
/** Set by the specification. */
const LIFETIME_MS = 5000

const close = (toast: Locator) => toast.getByRole('button', { name: 'Close' })
const movePointerAway = (page: Page) => page.mouse.move(5, 400)
/** The window is in the background, and in front again. */
const blurWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function showError(page: Page) {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'Country code': '+' })
  // With the keyboard, so that the pointer is not over the toast.
  await page.getByLabel('Country code').press('Enter')
  await movePointerAway(page)
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(MESSAGE)
  await expectCountdown(toast, 'running')
  return toast
}

/** The line whose animation is the countdown. */
const countdownOf = (toast: Locator) => toast.locator('> :last-child')

const elapsed = (toast: Locator) =>
  countdownOf(toast).evaluate((line) => Number(line.getAnimations()[0]?.currentTime))

const setElapsed = (toast: Locator, timeMs: number) =>
  countdownOf(toast).evaluate((line, currentTime) => {
    for (const countdown of line.getAnimations()) Object.assign(countdown, { currentTime })
  }, timeMs)

async function expectCountdown(toast: Locator, state: 'running' | 'paused') {
  const countdown = () =>
    countdownOf(toast).evaluate((line) => {
      const [animation] = line.getAnimations()
      return { state: animation?.playState, lastsMs: animation?.effect?.getTiming().duration }
    })
  await expect.poll(countdown).toEqual({ state, lastsMs: LIFETIME_MS })
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
  await blurWindow(page)
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

test('a success toast is at the top right, and closes after five seconds in which the window has the focus', async ({
  page,
  provider,
}) => {
  await open(page, '/#/contact')
  // It is announced because its live region is there before it.
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveText('')
  await fillEnquiry(page)
  await blurWindow(page)
  await page.getByLabel('Last name').press('Enter')
  await movePointerAway(page)
  const toast = page.getByRole('status')
  await expect(toast).toHaveText(SENT)
  expect(provider.sends).toHaveLength(1)
  await expectTopRight(page, toast, 1280)
  await expectCountdown(toast, 'paused')
  await focusWindow(page)
  await expectCountdown(toast, 'running')
  await setElapsed(toast, LIFETIME_MS)
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
    [() => close(toast).focus(), () => page.getByLabel('Country code').focus()],
    [() => blurWindow(page), () => focusWindow(page)],
  ] as const) {
    await pause()
    await expectCountdown(toast, 'paused')
    await resume()
    await expectCountdown(toast, 'running')
  }
  await blurWindow(page)
  await expectCountdown(toast, 'paused')
  // As in a tab that is hidden before the browser has applied the style that pauses.
  await setElapsed(toast, 4900)
  await focusWindow(page)
  await expectCountdown(toast, 'running')
  expect(await elapsed(toast)).toBeLessThan(4900)
  await setElapsed(toast, LIFETIME_MS)
  await expect(toast).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a toast that is tapped does not stay', async ({ page }) => {
    const toast = await showError(page)
    await toast.getByText(MESSAGE).tap()
    await expectCountdown(toast, 'running')
  })
})

test('the same mistake again restarts the countdown of one toast, and its button returns the focus', async ({
  page,
}) => {
  const toast = await showError(page)
  await setElapsed(toast, 4000)
  const text = await toast.getByText(MESSAGE).elementHandle()
  await page.getByLabel('Country code').press('Enter')
  // A new element, so that screen readers read it again.
  await expect.poll(() => text?.evaluate((element) => element.isConnected)).toBe(false)
  await expect.poll(() => elapsed(toast)).toBeLessThan(4000)
  await expect(toast).toHaveText([MESSAGE])
  await close(toast).focus()
  await close(toast).press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(page.getByLabel('Country code')).toBeFocused()
})

test('no toast hides a link that the Tab key leads to, at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const toast = await showError(page)
  await page.getByRole('button', { name: 'Send' }).focus()
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expectAbove(toast, page.locator(':focus'))
  }
})

test('no toast covers the invalid field that is focused at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const label of ['First name', 'Country code', 'Message'] as const) {
    await open(page, '/#/contact')
    await fillEnquiry(page, { [label]: label === 'Country code' ? '+' : '  ' })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(label)).toBeFocused()
    await expectAbove(page.getByRole('alert'), page.getByLabel(label))
    await expect(page.getByLabel(label)).toBeInViewport()
  }
})

async function expectAbove(toast: Locator, element: Locator) {
  await expect(async () => {
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
    expect((await element.boundingBox())?.y).toBeGreaterThanOrEqual(y + height)
  }).toPass()
}
