import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { about, contact, expectPage, footerLink, home, mainLink, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const historyLength = (page: Page) => page.evaluate(() => history.length)

async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => scrollTop(page)).toBe(900)
}

/** Expects the page at its top, with its title, and the focus on its heading without a ring. */
async function expectArrival(page: Page, { heading, title }: typeof home) {
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText(heading)
  await expect(page).toHaveTitle(title)
  await expect(h1).toBeFocused()
  await expect(h1).toHaveCSS('outline-style', 'none')
  await expect.poll(() => scrollTop(page)).toBe(0)
}

test('a link shows its page from the top, with its title and the focus on its heading', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, home.document)
  for (const shown of [services, about, contact]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await footerLink(page, shown.link).click()
    await expectArrival(page, shown)
  }
})

test('Back and Forward show their page from the top', { tag: '@engines' }, async ({ page }) => {
  await open(page, home.document)
  await footerLink(page, 'Services').click()
  await expectArrival(page, services)
  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, home)
  await scrollDown(page)
  await page.goForward()
  await expectArrival(page, services)
})

test('a reload shows the page from the top', async ({ page }) => {
  await open(page, services.document)
  await scrollDown(page)
  await page.reload()
  await expectPage(page, services)
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test.describe('in a new tab', () => {
  // The history of a tab that other tests have used may be full.
  test.use({ ownContext: true })

  test('each link to another page adds one entry to the history', async ({ page }) => {
    await open(page, home.document)
    const entries = await historyLength(page)
    for (const shown of [services, about]) {
      await footerLink(page, shown.link).click()
      await expectArrival(page, shown)
    }
    expect(await historyLength(page)).toBe(entries + 2)
  })

  test('a link to the current page scrolls to the top and adds no entry to the history', async ({ page }) => {
    await open(page, services.hash)
    const entries = await historyLength(page)
    await scrollDown(page)
    await footerLink(page, 'Services').click()
    await expectArrival(page, services)
    expect(await historyLength(page)).toBe(entries)
  })
})

test('a link loads no document', async ({ page }) => {
  await open(page, home.document)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await footerLink(page, 'Services').click()
  await expectArrival(page, services)
  expect(documents).toEqual([])
})

test('a link to Home from its other address scrolls to the top', async ({ page }) => {
  await open(page, '/')
  await scrollDown(page)
  await footerLink(page, 'Home').click()
  await expect(page).toHaveURL(home.hash)
  await expectArrival(page, home)
})

test('Back from Home to its other address scrolls to the top', async ({ page }) => {
  await open(page, '/')
  await footerLink(page, 'Home').click()
  await expect(page).toHaveURL(home.hash)
  await scrollDown(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectArrival(page, home)
})

test('Back and Forward between a plain address and a hash show their pages', async ({ page }) => {
  await open(page, about.document)
  await mainLink(page, 'Services').click()
  await expectArrival(page, services)
  await page.goBack()
  await expect(page).toHaveURL(about.document)
  await expectArrival(page, about)
  await page.goForward()
  await expectArrival(page, services)
})

test('Back to a plain address shows its page after a reload too', async ({ page }) => {
  await open(page, about.document)
  await mainLink(page, 'Services').click()
  await expectArrival(page, services)
  await page.reload()
  await expectPage(page, services)
  await page.goBack()
  await expect(page).toHaveURL(about.document)
  await expectPage(page, about)
})

test('a link opened in a new tab does not change this page', async ({ page, context }) => {
  await open(page, '/')
  const opened = context.waitForEvent('page')
  await mainLink(page, 'About Us').click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(about.heading)
  await expect(page).toHaveURL('/')
})

test('a link to the current page opened in a new tab does not scroll this page', async ({
  page,
  context,
}) => {
  await open(page, services.document)
  await scrollDown(page)
  const link = footerLink(page, 'Services')
  await link.scrollIntoViewIfNeeded()
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(link).toBeInViewport()
  await expect(link).toBeFocused()
})
