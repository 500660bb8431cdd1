import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const home = {
  heading: 'Care for mothers, newborns and aching joints.',
  title: 'Ayurvedic Wellness: Siddha and Ayurvedic care',
  link: 'Home',
}
const about = {
  heading: 'One doctor, two traditions.',
  title: 'About Us | Ayurvedic Wellness',
  link: 'About Us',
}
const services = {
  heading: 'Herbs, oils and good counsel.',
  title: 'Services | Ayurvedic Wellness',
  link: 'Services',
}
const contact = { heading: 'Write to us.', title: 'Contact | Ayurvedic Wellness', link: 'Contact' }

const addresses = [
  ['/', home],
  ['/#/', home],
  ['/#/home', home],
  ['/#/about', about],
  ['/#/services', services],
  ['/#/contact', contact],
  // The same pages as plain documents, which search engines and visitors without script read.
  ['/about/', about],
  ['/services/', services],
  ['/contact/', contact],
  // The hash has the last word, whatever document it stands behind.
  ['/about/#/services', services],
  ['/#/about/', about],
] as const

for (const [address, { heading, title, link }] of addresses) {
  test(`${address} shows ${link}, between the navigation bar and the footer`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
    await expect(current).toHaveText([link])
  })
}

for (const address of ['/#/nowhere', '/#/about/more', '/#/Contact', '/#/404']) {
  test(`${address} is no page, says so and shows the ways on`, async ({ page }) => {
    await open(page, address)
    const main = page.getByRole('main')
    await expect(main).toContainText('There is no such page.')
    await expect(page).toHaveTitle('Page not found | Ayurvedic Wellness')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('[aria-current]')).toHaveCount(0)
    await expect(main.getByRole('link')).toHaveText(['Home', 'About Us', 'Services', 'Contact'])
    await main.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/#/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.heading)
  })
}

test('an address that no document has answers 404 and leads on', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/)
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('There is no such page.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/#/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading)
})

test('a hash that is typed into the address bar is followed', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    location.hash = '#/about'
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading)
  await expect(page).toHaveTitle(about.title)
})

test('there is nothing to log in to, to order or to pay', async ({ page }) => {
  for (const address of ['/', '/#/about', '/#/services', '/#/contact']) {
    await open(page, address)
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/log ?in|sign ?(in|up)|account|password|cart|basket|checkout|order now|buy/i)
    expect(words).not.toMatch(/price|[$€£₹]\s*\d|\d\s*(usd|cad|inr|eur)\b/i)
  }
})
