import type { Page } from '@playwright/test'
import { enquiryAbout, product } from './support/content.ts'
import { open } from './support/open.ts'
import { contact, expectPage, home, mainLink, notFound, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const addresses = [
  ...pages.flatMap((shown) => [[shown.hash, shown] as const, [shown.document, shown] as const]),
  ['/#/', home],
  [enquiryAbout(product), contact],
  // The hash decides, in every document. src/app/page-address.test.ts has more addresses.
  ['/about/#/services', services],
] as const

/** Expects the page between navigation bar and footer, at its top. Only a page that follows another moves the focus. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const state = await page.evaluate(() => ({ focused: document.activeElement?.tagName, scrollY }))
  expect(state).toEqual({ focused: 'BODY', scrollY: 0 })
}

for (const [address, shown] of addresses) {
  test(`${address} shows ${shown.link} from its top, between navigation bar and footer`, async ({ page }) => {
    await open(page, address)
    await expectPage(page, shown)
    await expectFrame(page)
    await expect(mainLink(page, shown.link)).toHaveAttribute('aria-current', 'page')
  })
}

test('an address with a hash does not ask for the not-found page first', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open(page, services.hash)
  expect(requested).not.toContain('/404.html')
})

test('an unknown hash shows the not-found page', { tag: '@engines' }, async ({ page }) => {
  await open(page, notFound.hash)
  await expectPage(page, notFound)
  await expectFrame(page)
  for (const { link } of pages) await expect(mainLink(page, link)).not.toHaveAttribute('aria-current')
})

test('the not-found page links to the four pages', async ({ page }) => {
  await open(page, notFound.hash)
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveText(pages.map(({ link }) => link))
  await links.getByText('Services').click()
  await expectPage(page, services)
})

test('an unknown path answers 404 with the not-found page', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expectPage(page, notFound)
})

test('search engines leave out the answer to an unknown path', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  await page.goto('/nowhere')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test('the links of an unknown path lead to the pages', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  await page.goto('/nowhere')
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL(contact.hash)
  await expectPage(page, contact)
})
