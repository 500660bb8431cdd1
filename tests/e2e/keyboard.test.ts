import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { completeEnquiry, field } from './support/enquiry-form.ts'
import { focused, tabThrough, tabTo } from './support/keyboard.ts'
import { open } from './support/open.ts'
import { settle } from './support/settle.ts'
import { smallTargets } from './support/targets.ts'
import { expect, test } from './support/test.ts'

const addresses = ['/#/home', '/#/about', '/#/services', '/#/contact', '/#/nowhere']
const widths = [320, 1440]

test('an enquiry is sent from Home without a pointer', async ({ page }) => {
  const sends = await captureSends(page)
  await open(page, '/')
  await tabTo(page, 'Contact')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // From the heading of the new page the first field is next: no bar to go through again.
  for (const [label, words] of Object.entries(completeEnquiry)) {
    await page.keyboard.press('Tab')
    await expect(field(page, label as keyof typeof completeEnquiry)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank You. We will contact you shortly!')).toBeVisible()
  expect(sends).toHaveLength(1)
})

test('the skip button is first, comes into view, and leads past the bar', async ({ page }) => {
  await open(page, '/#/home')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('#/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('the menu is opened, read and closed by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/#/home')
  const menu = page.getByRole('button', { name: 'Menu' })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await menu.focus()
  await page.keyboard.press('Tab')
  // Closed, none of its links is met.
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  await menu.focus()
  await page.keyboard.press('Space')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(links).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
})

test('a toast waits for the focus, and is closed by a key', async ({ page }) => {
  await open(page, '/#/contact')
  await page.getByRole('button', { name: 'Send enquiry' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'First name')).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const address of addresses) {
      test(`every stop on ${address} is seen, in the order of reading, and large enough for a thumb`, async ({
        page,
      }) => {
        await open(page, address)
        const stops = await tabThrough(page)
        const order = stops.map(({ index }) => index)
        expect(stops.length).toBeGreaterThan(5)
        expect(stops.map(({ problem }) => problem).filter(Boolean)).toEqual([])
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        await openMenu(page)
        expect(await smallTargets(page)).toEqual([])
      })
    }
  })
}

async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await settle(page)
}

test('the focus is told apart from the rest by colour and by shape', async ({ page }) => {
  await open(page, '/#/services')
  await tabTo(page, 'About Us')
  const { outlineStyle, outlineWidth } = await focused(page)
  expect(outlineStyle).toBe('solid')
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
})
