import type { Page } from '@playwright/test'
import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { mainLink, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: content.practice.name })

async function expectClosed(page: Page) {
  await expect(mainLink(page, 'About Us')).toBeHidden()
}

async function openMenu(page: Page) {
  await toggle(page).click()
  await expect(menu(page).getByRole('link')).toHaveText(pages.map(({ link }) => link))
  await expect(mainLink(page, 'About Us')).toBeVisible()
}

async function expectUnderlined(page: Page, current: string) {
  for (const { link } of pages) {
    const opacity = link === current ? '1' : '0'
    await expect(mainLink(page, link)).toHaveCSS('opacity', opacity, { pseudo: 'after' })
  }
}

test('the bar underlines the current page, and the logo leads to Home', async ({ page }) => {
  await open(page, '/#/about')
  await expectUnderlined(page, 'About Us')
  await logo(page).click()
  await expect(page).toHaveURL('/#/home')
  await expectUnderlined(page, 'Home')
})

test.describe('up to 480 px', () => {
  test.use({ viewport: { width: 480, height: 800 } })

  test('a toggle opens and closes the menu, also with the keyboard', async ({ page }) => {
    await open(page, services.hash)
    await expectClosed(page)
    await openMenu(page)
    await expectUnderlined(page, 'Services')
    await toggle(page).click()
    await expectClosed(page)
    // The links of a closed menu are skipped.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    await toggle(page).press('Space')
    await page.keyboard.press('Tab')
    await expect(mainLink(page, 'Home')).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(toggle(page)).toBeFocused()
    await page.setViewportSize({ width: 481, height: 800 })
    await expect(toggle(page)).toBeHidden()
    await expect(mainLink(page, 'About Us')).toBeVisible()
  })

  test('the menu closes after every link, and when the address changes', async ({ page }) => {
    await open(page, '/#/home')
    for (const move of [
      () => mainLink(page, 'Home').click(),
      () => logo(page).click(),
      () => mainLink(page, 'Contact').click(),
      () => page.goBack(),
      () => page.goForward(),
      () => page.evaluate(() => location.assign('#/services')),
    ]) {
      await openMenu(page)
      await move()
      await expectClosed(page)
    }
    await expect(page).toHaveURL(services.hash)
  })

  test('the menu closes when the window is made wider', async ({ page }) => {
    await open(page, '/#/home')
    await openMenu(page)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(mainLink(page, 'About Us')).toBeVisible()
    await page.setViewportSize({ width: 480, height: 800 })
    await expectClosed(page)
  })

  test('assistive technology is told whether the menu is open', async ({ page, context }) => {
    await open(page, '/#/home')
    const session = await context.newCDPSession(page)
    const isExpanded = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value
    }
    expect(await isExpanded()).toBe(false)
    await openMenu(page)
    expect(await isExpanded()).toBe(true)
  })
})
