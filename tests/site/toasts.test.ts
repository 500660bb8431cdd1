import type { Locator, Page } from '@playwright/test'
import type { EnquiryForm } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { contact, mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const MESSAGE = 'Country code should be valid'
/** The specification fixes 5000 ms. */
const LIFETIME_MS = 5000

const close = (toast: Locator) => toast.getByRole('button', { name: 'Close' })
const movePointerAway = (page: Page) => page.mouse.move(5, 400)
/** Puts the window into the background, and in front again. */
const blurWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function showError(page: Page, form: EnquiryForm) {
  await open(page, contact.document)
  await form.fill({ 'Country code': '+' })
  // The form is sent with the keyboard, so that the pointer is not over the toast.
  await page.getByLabel('Country code').press('Enter')
  await movePointerAway(page)
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(MESSAGE)
  await expectCountdown(toast, 'running')
  return toast
}

async function showSuccess(page: Page, form: EnquiryForm) {
  await open(page, contact.document)
  await form.fill()
  await page.getByLabel('Last name').press('Enter')
  await movePointerAway(page)
  await form.expectSent()
  const toast = page.getByRole('status')
  await expectCountdown(toast, 'running')
  return toast
}

type Countdown = { state?: string; elapsedMs?: number }

/** Returns the countdown of a toast, which is the animation in it that lasts five seconds. */
const countdownOf = (toast: Locator): Promise<Countdown> =>
  toast.evaluate((element, lifetime) => {
    const moving = element.getAnimations({ subtree: true })
    const countdown = moving.find(({ effect }) => effect?.getTiming().duration === lifetime)
    return countdown ? { state: countdown.playState, elapsedMs: Number(countdown.currentTime) } : {}
  }, LIFETIME_MS)

const expectCountdown = (toast: Locator, state: 'running' | 'paused') =>
  expect.poll(async () => (await countdownOf(toast)).state).toBe(state)

/** Lets time pass for the toast alone. */
const setElapsed = (toast: Locator, timeMs: number) =>
  toast.evaluate((element, currentTime) => {
    for (const moving of element.getAnimations({ subtree: true })) Object.assign(moving, { currentTime })
  }, timeMs)

const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((found) => found.getBoundingClientRect().toJSON())

/** Expects the toast below the header, at most 24 px from it and from the right edge. */
async function expectTopRight(page: Page, toast: Locator, width: number) {
  await expect(async () => {
    const { top, left, right } = await boxOf(toast)
    const header = await boxOf(page.getByRole('banner'))
    expect(top - Math.max(0, header.bottom)).toBeLessThanOrEqual(24)
    expect(width - right).toBeLessThanOrEqual(24)
    expect(left).toBeGreaterThanOrEqual(width > 1000 ? width / 2 : 0)
  }).toPass()
}

for (const width of [320, 1440]) {
  test(`an error toast is at the top right at ${width} px`, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 700 })
    await expectTopRight(page, await showError(page, form), width)
  })

  test(`a success toast is at the top right at ${width} px`, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 700 })
    await expectTopRight(page, await showSuccess(page, form), width)
  })
}

test('a toast covers no link of the navigation bar', async ({ page, form }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const toast = await showError(page, form)
  for (const { link, hash } of pages) {
    await mainLink(page, link).click()
    await expect(page).toHaveURL(hash)
  }
  await expect(toast).toBeVisible()
})

test('Tab leads from the navigation bar to the Close button of a toast', async ({ page, form }) => {
  const toast = await showError(page, form)
  await mainLink(page, 'Contact').focus()
  await page.keyboard.press('Tab')
  await expect(close(toast)).toBeFocused()
})

test('the place of toasts is there before the first, so that screen readers announce it', async ({
  page,
}) => {
  await open(page, contact.document)
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveText('')
})

test('a toast closes after five seconds', async ({ page, form }) => {
  const toast = await showSuccess(page, form)
  await setElapsed(toast, LIFETIME_MS - 100)
  await expect(toast).toBeVisible()
  await setElapsed(toast, LIFETIME_MS)
  await expect(toast).toHaveCount(0)
})

test('a toast closes after five seconds with less motion too', async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toast = await showError(page, form)
  await setElapsed(toast, LIFETIME_MS)
  await expect(toast).toHaveCount(0)
})

const pauses: [where: string, (page: Page, toast: Locator) => unknown, (page: Page) => unknown][] = [
  ['under the pointer', (_, toast) => toast.hover(), movePointerAway],
  ['while it has the focus', (_, toast) => close(toast).focus(), (page) => page.getByLabel('Email').focus()],
  ['while the window is in the background', blurWindow, focusWindow],
]
for (const [where, pause, resume] of pauses) {
  test(`a toast waits ${where}`, async ({ page, form }) => {
    const toast = await showError(page, form)
    await pause(page, toast)
    await expectCountdown(toast, 'paused')
    await resume(page)
    await expectCountdown(toast, 'running')
  })
}

test('the time in the background does not count', async ({ page, form }) => {
  const toast = await showError(page, form)
  await blurWindow(page)
  await expectCountdown(toast, 'paused')
  // This is the state of a tab that is hidden before the browser has applied the style that pauses.
  await setElapsed(toast, LIFETIME_MS - 100)
  await focusWindow(page)
  await expectCountdown(toast, 'running')
  expect((await countdownOf(toast)).elapsedMs).toBeLessThan(LIFETIME_MS - 100)
})

test('a toast that comes while the window is in the background waits', async ({ page, form }) => {
  await open(page, contact.document)
  await form.fill()
  await blurWindow(page)
  await page.getByLabel('Last name').press('Enter')
  await form.expectSent()
  await expectCountdown(page.getByRole('status'), 'paused')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a toast that is tapped does not stay', async ({ page, form }) => {
    const toast = await showError(page, form)
    await toast.getByText(MESSAGE).tap()
    await expectCountdown(toast, 'running')
  })
})

test('the same mistake again shows one toast, for five seconds more', async ({ page, form }) => {
  const toast = await showError(page, form)
  await setElapsed(toast, 4000)
  await page.getByLabel('Country code').press('Enter')
  await expect.poll(async () => (await countdownOf(toast)).elapsedMs).toBeLessThan(4000)
  await expect(toast).toHaveText([MESSAGE])
})

test('the same mistake again is read aloud again', async ({ page, form }) => {
  const toast = await showError(page, form)
  // Screen readers read a text aloud when it is new.
  const text = await toast.getByText(MESSAGE).elementHandle()
  await page.getByLabel('Country code').press('Enter')
  await expect.poll(() => text?.evaluate((element) => element.isConnected)).toBe(false)
})

test('Close closes a toast and returns the focus to the field', async ({ page, form }) => {
  const toast = await showError(page, form)
  await close(toast).focus()
  await page.keyboard.press('Enter')
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

test('no toast covers an invalid field that has the focus at 320 px', async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, contact.document)
  const toast = page.getByRole('alert')
  for (const label of ['First name', 'Country code', 'Message'] as const) {
    await form.fillAndSend({ [label]: label === 'Country code' ? '+' : '  ' })
    await expect(toast).toBeVisible()
    await expect(page.getByLabel(label)).toBeFocused()
    await expectAbove(toast, page.getByLabel(label))
    await expect(page.getByLabel(label)).toBeInViewport()
  }
})

async function expectAbove(toast: Locator, element: Locator) {
  await expect(async () => {
    const { bottom } = await boxOf(toast)
    expect((await boxOf(element)).top).toBeGreaterThanOrEqual(bottom)
  }).toPass()
}
