// Names, roles, states and order of every page, as screen readers get them. After an intended change:
// npm run e2e -- accessibility-tree --update-snapshots
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
  test(`${address} has the stored accessibility tree`, async ({ page }) => {
    await open(page, address)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

test('the phone menu has its state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/#/home')
  const header = page.getByRole('banner')
  await expect(header).toMatchAriaSnapshot({ name: 'menu-closed.aria.yml' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' })
})

test('a form with errors describes them at each field', async ({ page }) => {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'First name': ' ', 'Country code': '+', Message: ' ' })
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'errors.aria.yml' })
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
    'Enter your first name',
  )
})

test('a sent enquiry leaves a note above the form', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'sent.aria.yml' })
})
