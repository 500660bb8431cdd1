import { open } from './support/open.ts'
import { about, contact, home, mainLink, pages, services } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const addresses = [
  ...pages.flatMap((shown) => [[shown.hash, shown] as const, [shown.document, shown] as const]),
  ['/#/', home],
  // The hash decides, in every document.
  ['/about/#/services', services],
] as const

test('every address shows its page between navigation bar and footer', async ({ page }) => {
  for (const [address, { heading, title, link }] of addresses) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation).toBeVisible()
    await expect(navigation.locator('[aria-current="page"]')).toHaveText([link])
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('an unknown hash shows the not-found page with links to the four pages', async ({ page }) => {
  for (const address of ['/#/nowhere', '/#/about/more', '/#/Contact', '/#/404']) {
    await open(page, address)
    const main = page.getByRole('main')
    await expect(main, address).toContainText('There is no such page.')
    await expect(page).toHaveTitle('Page not found | Ayurvedic Wellness')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('[aria-current]')).toHaveCount(0)
    await expect(main.getByRole('link')).toHaveText(pages.map(({ link }) => link))
    await main.getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.heading)
  }
})

test('an unknown path answers 404, and its links work', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('There is no such page.')
  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL(contact.hash)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading)
})

test('a hash typed into the address bar is followed', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => location.assign('#/about'))
  await expect(page).toHaveTitle(about.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
})

test('there are no accounts, orders or prices', async ({ page }) => {
  for (const { document: address } of pages) {
    await page.goto(address)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/log ?in|sign ?(in|up)|account|password|cart|basket|checkout|order now|buy/i)
    expect(text).not.toMatch(/price|[$€£₹]\s*\d|\d\s*(usd|cad|inr|eur)\b/i)
  }
})
