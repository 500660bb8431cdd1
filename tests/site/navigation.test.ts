import type { Page } from '@playwright/test'
import { open, waitForHydration } from './support/open.ts'
import { about, contact, expectPage, footerLink, home, mainLink, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const historyLength = (page: Page) => page.evaluate(() => history.length)

async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => scrollTop(page)).toBe(900)
}

/** Scrolled to the top, with its title, and the focus on its heading without a ring. */
async function expectArrival(page: Page, { heading, title }: typeof home) {
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText(heading)
  await expect(page).toHaveTitle(title)
  await expect(h1).toBeFocused()
  await expect(h1).toHaveCSS('outline-style', 'none')
  await expect.poll(() => scrollTop(page)).toBe(0)
}

test('every link, Back, Forward and a reload show the page from the top', async ({ page }) => {
  await open(page, '/#/home')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const entries = await historyLength(page)
  for (const shown of [services, about, home, contact]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await footerLink(page, shown.link).click()
    await expectArrival(page, shown)
  }
  expect(await historyLength(page)).toBe(entries + 4)
  for (const shown of [home, about]) {
    await page.goBack()
    await expectArrival(page, shown)
    await scrollDown(page)
  }
  await page.goForward()
  await expectArrival(page, home)
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
  await scrollDown(page)
  await page.reload()
  await waitForHydration(page)
  expect(await scrollTop(page)).toBe(0)
})

test('a link to the current page scrolls to the top and adds no history entry', async ({ page }) => {
  await open(page, '/')
  await test.step('Home at its other address', async () => {
    await scrollDown(page)
    await footerLink(page, 'Home').click()
    await expect(page).toHaveURL('/#/home')
    await expectArrival(page, home)
    await scrollDown(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expectArrival(page, home)
  })
  await mainLink(page, 'Services').click()
  await expectArrival(page, services)
  const entries = await historyLength(page)
  await scrollDown(page)
  await footerLink(page, 'Services').click()
  await expectArrival(page, services)
  expect(await historyLength(page)).toBe(entries)
})

test('Back to a document with another path shows its page', async ({ page }) => {
  await open(page, '/about/')
  await mainLink(page, 'Services').click()
  await expectArrival(page, services)
  await page.goBack()
  await expect(page).toHaveURL('/about/')
  await expectArrival(page, about)
  await page.goForward()
  await expectArrival(page, services)
  // Also after a reload.
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/about/')
  await expectPage(page, about)
})

test('a link opened in a new tab does not change this page', async ({ page, context }) => {
  await open(page, '/#/home')
  const opened = context.waitForEvent('page')
  await mainLink(page, 'About Us').click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(about.heading)
  await expect(page).toHaveURL('/#/home')
})
