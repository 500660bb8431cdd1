import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const PHONE = { width: 480, height: 800 }

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })

async function expectClosed(page: Page) {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeHidden()
}

async function openMenu(page: Page) {
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link')).toHaveText(['Home', 'About Us', 'Services', 'Contact'])
  await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeVisible()
}

test('the bar links to the four pages in their order', async ({ page }) => {
  await open(page, '/')
  await expect(menu(page).getByRole('link')).toHaveText(['Home', 'About Us', 'Services', 'Contact'])
  for (const [name, path] of [
    ['About Us', '/#/about'],
    ['Services', '/#/services'],
    ['Contact', '/#/contact'],
    ['Home', '/#/home'],
  ] as const) {
    await menu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([name])
  }
})

test('the logo leads home', async ({ page }) => {
  await open(page, '/#/services')
  const logo = bar(page).getByRole('link', { name: 'Ayurvedic Wellness' })
  await expect(logo).toHaveAttribute('href', '/#/home')
  await logo.click()
  await expect(page).toHaveURL('/#/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for mothers')
})

test('the active link looks different from the others', async ({ page }) => {
  await open(page, '/#/about')
  const look = (name: string) =>
    menu(page)
      .getByRole('link', { name })
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link, '::after').opacity])
  await expect.poll(() => look('About Us')).toEqual([expect.any(String), '1'])
  const others = await Promise.all(['Home', 'Services', 'Contact'].map(look))
  const [activeColour] = await look('About Us')
  for (const [colour, underline] of others) {
    expect(underline).toBe('0')
    expect(colour).not.toBe(activeColour)
  }
})

test('the toggle is there at 480 px and not above', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await expect(toggle(page)).toBeVisible()
  await expectClosed(page)
  await page.setViewportSize({ width: 481, height: 800 })
  await expect(toggle(page)).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeVisible()
})

test('the toggle opens and closes the menu that it names', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await openMenu(page)
  const controlled = await toggle(page).getAttribute('aria-controls')
  await expect(menu(page)).toHaveAttribute('id', controlled ?? 'none')
  await toggle(page).click()
  await expectClosed(page)
})

for (const { width } of [PHONE, { width: 320 }]) {
  test(`at ${width} px the menu closes after a link is tapped`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/#/services')
    await expectClosed(page)
  })
}

test('the menu closes after a tap on the link of the page that is shown', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/#/about')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'About Us' }).click()
  await expectClosed(page)
  await expect(page).toHaveURL('/#/about')
})

test('the menu closes after a tap on the logo', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/#/home')
  await openMenu(page)
  await bar(page).getByRole('link', { name: 'Ayurvedic Wellness' }).click()
  await expectClosed(page)
})

test('the menu closes on Back, on Forward and on a changed address', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/#/home')
  await page.getByRole('main').getByRole('link', { name: 'Send an enquiry' }).click()
  await expect(page).toHaveURL('/#/contact')
  for (const move of [
    () => page.goBack(),
    () => page.goForward(),
    () => page.evaluate(() => location.assign('#/services')),
  ]) {
    await openMenu(page)
    await move()
    await expectClosed(page)
  }
})

test('Escape closes the menu and gives the focus back to the toggle', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Services' }).focus()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(toggle(page)).toBeFocused()
})

test('a closed menu is not in the way of the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await toggle(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Send an enquiry' })).toBeFocused()
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await open(page, '/#/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
