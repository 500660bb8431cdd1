import type { Page } from '@playwright/test'
import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { about, contact, expectPage, home, mainLink, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: content.practice.name })

async function expectClosed(page: Page) {
  await expect(mainLink(page, 'About Us')).toBeHidden()
}

async function openMenu(page: Page) {
  await toggle(page).click()
  await expect(mainLink(page, 'About Us')).toBeVisible()
}

async function expectUnderlined(page: Page, current: string) {
  for (const { link } of pages) {
    const opacity = link === current ? '1' : '0'
    await expect(mainLink(page, link)).toHaveCSS('opacity', opacity, { pseudo: 'after' })
  }
}

test('the navigation bar underlines the current page alone', async ({ page }) => {
  await open(page, about.document)
  await expectUnderlined(page, 'About Us')
  await mainLink(page, 'Services').click()
  await expectUnderlined(page, 'Services')
})

test('the logo leads to Home', { tag: '@engines' }, async ({ page }) => {
  await open(page, about.document)
  await logo(page).click()
  await expect(page).toHaveURL(home.hash)
  await expectPage(page, home)
})

test.describe('up to 480 px', { tag: '@engines' }, () => {
  test.use({ viewport: { width: 480, height: 800 } })

  test('the menu is closed at first', async ({ page }) => {
    await open(page, services.document)
    await expectClosed(page)
  })

  test('its button opens the menu with the four pages', async ({ page }) => {
    await open(page, services.document)
    await openMenu(page)
    await expect(menu(page).getByRole('link')).toHaveText(pages.map(({ link }) => link))
  })

  test('its button closes the open menu', async ({ page }) => {
    await open(page, services.document)
    await openMenu(page)
    await toggle(page).click()
    await expectClosed(page)
  })

  test('the open menu underlines the current page', async ({ page }) => {
    await open(page, services.document)
    await openMenu(page)
    await expectUnderlined(page, 'Services')
  })

  test('Tab passes a closed menu', async ({ page }) => {
    await open(page, services.document)
    await toggle(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('Space opens the menu, and Tab leads into it', async ({ page }) => {
    await open(page, services.document)
    await toggle(page).press('Space')
    await page.keyboard.press('Tab')
    await expect(mainLink(page, 'Home')).toBeFocused()
  })

  test('Escape closes the menu and returns to its button', async ({ page }) => {
    await open(page, services.document)
    await toggle(page).press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(toggle(page)).toBeFocused()
  })

  const closings: [after: string, close: (page: Page) => Promise<unknown>][] = [
    ['a tap on a link', (page) => mainLink(page, 'Contact').click()],
    ['a tap on the link of the current page', (page) => mainLink(page, 'Services').click()],
    ['a tap on the logo', (page) => logo(page).click()],
    ['Back', (page) => page.goBack()],
    ['a change of the address', (page) => page.evaluate(() => location.assign('#/about'))],
  ]
  for (const [after, close] of closings) {
    test(`the menu is closed after ${after}`, async ({ page }) => {
      await open(page, home.document)
      await page.evaluate((hash) => location.assign(hash), services.hash)
      await expectPage(page, services)
      await openMenu(page)
      await close(page)
      await expectClosed(page)
    })
  }

  test('the menu is closed after Forward', async ({ page }) => {
    await open(page, home.document)
    await page.evaluate((hash) => location.assign(hash), contact.hash)
    await expectPage(page, contact)
    await page.goBack()
    await expectPage(page, home)
    await openMenu(page)
    await page.goForward()
    await expectClosed(page)
  })

  test('the menu closes when the window is made wider', async ({ page }) => {
    await open(page, home.document)
    await openMenu(page)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(mainLink(page, 'About Us')).toBeVisible()
    await page.setViewportSize({ width: 480, height: 800 })
    await expectClosed(page)
  })

  test('the header stays in sight, and its menu opens below it', async ({ page }) => {
    await open(page, services.document)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    await openMenu(page)
    await expect(mainLink(page, 'Home')).toBeInViewport({ ratio: 1 })
  })

  test('in a low window the header scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 559 })
    await open(page, services.document)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(toggle(page)).not.toBeInViewport()
  })
})

test('assistive technology is told whether the menu is open', async ({ page, context }) => {
  await page.setViewportSize({ width: 480, height: 800 })
  await open(page, home.document)
  const session = await context.newCDPSession(page)
  const isExpanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
    return node?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  expect(await isExpanded()).toBe(false)
  await openMenu(page)
  expect(await isExpanded()).toBe(true)
  await session.detach()
})

test('above 480 px the links are in the bar, without a button', async ({ page }) => {
  await page.setViewportSize({ width: 481, height: 800 })
  await open(page, services.document)
  await expect(toggle(page)).toBeHidden()
  await expect(mainLink(page, 'About Us')).toBeVisible()
})
