// The accessibility tree of every page (names, roles, states and order), and what axe finds. After an intended change of
// the design, or of tests/content:
// npm run e2e -- accessibility --update-snapshots
import type { Page } from '@playwright/test'
import { axeScan } from './support/axe-scan.ts'
import { NOT_SENT } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { pagesAndNotFound } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

/** No violations, and no undecided results without an explanation in axe-scan.ts. */
async function expectClean(page: Page, widths = [1440, 768, 320]) {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeScan(page), `at ${width} px`).toEqual([])
  }
  // The dark theme differs in colours only, at every width.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeScan(page, ['color-contrast']), 'in the dark theme').toEqual([])
}

// Colours that are still fading have another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { hash } of pagesAndNotFound) {
  test(`${hash} has the stored accessibility tree and passes axe`, async ({ page }) => {
    await open(page, hash)
    const name = hash.replace('/#/', '')
    // Header and footer are the same on every page.
    const part = page.locator(name === 'home' ? 'body' : 'main')
    await expect.soft(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
    await expectClean(page)
  })
}

test('the open phone menu has the stored accessibility tree and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, '/#/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' })
  await expectClean(page, [320])
})

test('a form with a subject, errors and a toast passes axe', async ({ page, form }) => {
  await open(page, '/#/contact?about=Asthma')
  await form.fillAndSend({ 'First name': ' ', Email: ' ', Message: 'Asthma' })
  await form.expectError('All fields are mandatory')
  await expect(page.getByText('Your enquiry is about: Asthma')).toBeVisible()
  await expectClean(page)
})

test('a failed and a sent enquiry pass axe', async ({ page, form, provider }) => {
  provider.response = 500
  await open(page, '/#/contact')
  await form.fill()
  await test.step('failed', async () => {
    await form.send()
    await form.expectError(NOT_SENT)
    await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
    await expectClean(page)
  })
  await test.step('sent', async () => {
    provider.response = 200
    await form.send()
    await form.expectSent()
    await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible()
    await expectClean(page)
  })
})
