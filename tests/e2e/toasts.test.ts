import type { Locator, Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { field, fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { countdownOf, errorToast, successToast } from './support/toasts.ts'

/** Resting here, the pointer is on no message. */
async function leave(page: Page) {
  await page.mouse.move(5, 400)
}

async function provokeError(page: Page) {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'Country code': '+' })
  // By keyboard, so that no pointer rests where the message appears.
  await field(page, 'Country code').press('Enter')
  await leave(page)
  const toast = errorToast(page)
  await expect(toast).toHaveText('Country code should be valid')
  await expectCountdown(toast, 'running')
  return toast
}

async function expectCountdown(toast: Locator, state: 'running' | 'paused') {
  await expect.poll(() => countdownOf(toast)).toEqual({ state, lastsMs: 5000 })
}

for (const width of [320, 1440]) {
  test(`an error appears at the top right at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const toast = await provokeError(page)
    await expect(async () => {
      const box = await toast.boundingBox()
      const header = await page.getByRole('banner').boundingBox()
      expect((box?.y ?? 0) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))).toBeLessThanOrEqual(24)
      expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      if (width > 1000) expect(box?.x).toBeGreaterThan(width / 2)
    }).toPass()
  })
}

test('a success appears at the top right, and lasts as long', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await field(page, 'Last name').press('Enter')
  await leave(page)
  const toast = successToast(page)
  await expect(toast).toHaveText('Thank You. We will contact you shortly!')
  await expectCountdown(toast, 'running')
  const box = await toast.boundingBox()
  expect(box?.y).toBeLessThanOrEqual(84 + 24)
  expect(box?.x).toBeGreaterThan(640)
})

test('a message closes by itself after five seconds', async ({ page }) => {
  const toast = await provokeError(page)
  // The one test that sees the specification's figure through.
  await expect(toast).toHaveCount(0, { timeout: 15_000 })
})

test('a message waits for as long as the pointer rests on it', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.hover()
  await expectCountdown(toast, 'paused')
  await leave(page)
  await expectCountdown(toast, 'running')
})

test('a message waits while the window is not looked at', async ({ page }) => {
  const toast = await provokeError(page)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expectCountdown(toast, 'paused')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectCountdown(toast, 'running')
})

test('a message waits while the keyboard is on it', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.getByRole('button', { name: 'Close' }).focus()
  await expectCountdown(toast, 'paused')
  await field(page, 'Country code').focus()
  await expectCountdown(toast, 'running')
})

test('a message can be closed, with pointer and keyboard', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await field(page, 'Country code').press('Enter')
  await toast.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(toast).toHaveCount(0)
})

test('a message that was closed comes again with the same mistake', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.getByRole('button', { name: 'Close' }).click()
  // At once, while the first one is still leaving.
  await field(page, 'Country code').press('Enter')
  await expectCountdown(toast, 'running')
  await expect(toast).toHaveText(['Country code should be valid'])
})

test('the same mistake again shows one message, with a new life', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.hover()
  await expectCountdown(toast, 'paused')
  const lived = () =>
    toast.evaluate((element) => {
      const [animation] = element.querySelector('[role="progressbar"]')?.getAnimations() ?? []
      return Number(animation?.currentTime)
    })
  // Held by the pointer, so the countdown alone would not go back.
  const before = await lived()
  expect(before).toBeGreaterThan(0)
  await field(page, 'Country code').press('Enter')
  await expect.poll(lived).toBeLessThan(before)
  await expect(toast).toHaveText(['Country code should be valid'])
})

test('a click on a message does not take it away', async ({ page }) => {
  const toast = await provokeError(page)
  await toast.getByText('Country code should be valid').click()
  await expectCountdown(toast, 'paused')
})

test('the area of the messages stands ready, and a screen reader listens to it', async ({ page }) => {
  await open(page, '/#/contact')
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area).toBeAttached()
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveText('')
})

test('less motion takes the movement away, not the countdown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toast = await provokeError(page)
  const movements = await toast.evaluate((element) =>
    element.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
  )
  for (const lastsMs of movements) expect(lastsMs).toBeLessThanOrEqual(1)
})

for (const label of ['First name', 'Country code', 'Message'] as const) {
  test(`no message covers ${label} while it is typed in at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, '/#/contact')
    await fillEnquiry(page, { [label]: label === 'Country code' ? '+' : '  ' })
    await sendButton(page).click()
    await expect(errorToast(page)).toBeVisible()
    await expect(field(page, label)).toBeFocused()
    await expect(async () => {
      const [over, under] = await Promise.all([
        errorToast(page).boundingBox(),
        field(page, label).boundingBox(),
      ])
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)
    }).toPass()
    await expect(field(page, label)).toBeInViewport()
  })
}
