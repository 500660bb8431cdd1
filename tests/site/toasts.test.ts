import type { Locator, Page } from '@playwright/test'
import type { EnquiryForm } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const MESSAGE = 'Country code should be valid'
/** Set by the specification. */
const LIFETIME_MS = 5000

const close = (toast: Locator) => toast.getByRole('button', { name: 'Close' })
const movePointerAway = (page: Page) => page.mouse.move(5, 400)
/** The window is in the background, and in front again. */
const blurWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function showError(page: Page, form: EnquiryForm) {
  await open(page, '/#/contact')
  await form.fill({ 'Country code': '+' })
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

const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((found) => found.getBoundingClientRect().toJSON())

/** Below the header, at most 24 px from it and from the right edge. */
async function expectTopRight(page: Page, toast: Locator, width: number) {
  await expect(async () => {
    const { top, left, right } = await boxOf(toast)
    const header = await boxOf(page.getByRole('banner'))
    expect(top - Math.max(0, header.bottom)).toBeLessThanOrEqual(24)
    expect(width - right).toBeLessThanOrEqual(24)
    expect(left).toBeGreaterThanOrEqual(width > 1000 ? width / 2 : 0)
  }).toPass()
}

test('an error toast is at the top right, and covers no link of the header', async ({ page, form }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const toast = await showError(page, form)
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

test('a success toast is at the top right, and closes after five seconds', async ({ page, form }) => {
  await open(page, '/#/contact')
  // It is announced because its live region is there before it.
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveText('')
  await form.fill()
  await blurWindow(page)
  await page.getByLabel('Last name').press('Enter')
  await movePointerAway(page)
  const toast = page.getByRole('status')
  await form.expectSent()
  await expectTopRight(page, toast, 1280)
  await expectCountdown(toast, 'paused')
  await focusWindow(page)
  await expectCountdown(toast, 'running')
  await setElapsed(toast, LIFETIME_MS)
  await expect(toast).toHaveCount(0)
})

test('a toast pauses under the pointer, around the focus and in the background', async ({ page, form }) => {
  // The countdown is the one thing that moves with less motion too.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toast = await showError(page, form)
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

  test('a toast that is tapped does not stay', async ({ page, form }) => {
    const toast = await showError(page, form)
    await toast.getByText(MESSAGE).tap()
    await expectCountdown(toast, 'running')
  })
})

test('the same mistake again restarts the countdown of one toast', async ({ page, form }) => {
  const toast = await showError(page, form)
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

test('no toast hides a link that the Tab key leads to, at 400 % zoom', async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const toast = await showError(page, form)
  await page.getByRole('button', { name: 'Send' }).focus()
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expectAbove(toast, page.locator(':focus'))
  }
})

test('no toast covers the invalid field that is focused at 320 px', async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const label of ['First name', 'Country code', 'Message'] as const) {
    await open(page, '/#/contact')
    await form.fillAndSend({ [label]: label === 'Country code' ? '+' : '  ' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(label)).toBeFocused()
    await expectAbove(page.getByRole('alert'), page.getByLabel(label))
    await expect(page.getByLabel(label)).toBeInViewport()
  }
})

async function expectAbove(toast: Locator, element: Locator) {
  await expect(async () => {
    const { bottom } = await boxOf(toast)
    expect((await boxOf(element)).top).toBeGreaterThanOrEqual(bottom)
  }).toPass()
}
