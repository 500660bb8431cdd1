import type { Page } from '@playwright/test'
import { content, enquiryAbout, product } from './support/content.ts'
import { open } from './support/open.ts'
import { about, contact, expectPage, home, mainLink, notFound, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const addresses = [
  ...pages.flatMap((shown) => [[shown.hash, shown] as const, [shown.document, shown] as const]),
  ['/#/', home],
  [enquiryAbout(product), contact],
  // The hash decides, in every document.
  ['/about/#/services', services],
  ['/about/#/', home],
  ['/#about', about],
  ['/#/about/', about],
  ['/#/about?x=1', about],
] as const

/** The page is between navigation bar and footer, from its top. Only one that follows another moves the focus. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const state = await page.evaluate(() => ({ focused: document.activeElement?.tagName, scrollY }))
  expect(state).toEqual({ focused: 'BODY', scrollY: 0 })
}

test('every address shows its page from the top, between navigation bar and footer', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const [address, shown] of addresses) {
    await test.step(address, async () => {
      await open(page, address)
      await expectPage(page, shown)
      await expectFrame(page)
      await expect(page.locator('header [aria-current="page"]')).toHaveText([shown.link])
    })
  }
  // Not even before React.
  expect(requested).not.toContain('/404.html')
})

test('an unknown hash shows the not-found page with links to the four pages', async ({ page }) => {
  await open(page, notFound.hash)
  await expectPage(page, notFound)
  await expectFrame(page)
  await expect(page.locator('[aria-current]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
  await expectPage(page, services)
})

test('an unknown path answers 404 with links that work', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(content['not-found'].lead)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL(contact.hash)
  await expectPage(page, contact)
})
