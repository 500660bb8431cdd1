// Every page as a screen reader meets it: names, roles, states and their order. The trees are kept beside this file,
// to be read by people; after a change that is meant, npm run e2e -- accessibility-tree -u writes them anew.
import { captureSends } from './support/capture-sends.ts'
import { fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ['home', '/#/home'],
  ['about', '/#/about'],
  ['services', '/#/services'],
  ['contact', '/#/contact'],
  ['contact-about-a-topic', '/#/contact?about=Asthma'],
  ['not-found', '/#/nowhere'],
] as const

for (const [name, address] of pages) {
  test(`${address} is read in its order`, async ({ page }) => {
    await open(page, address)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

test('the menu on a phone tells whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/#/home')
  const header = page.getByRole('banner')
  await expect(header).toMatchAriaSnapshot({ name: 'menu-closed.aria.yml' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' })
})

test('a form with errors says what is wrong, field by field', async ({ page }) => {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'First name': ' ', 'Country code': '+', Message: ' ' })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'errors.aria.yml' })
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    'Enter your first name',
  )
})

test('an enquiry that was sent leaves its confirmation above the form', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'sent.aria.yml' })
})
