import type { Page } from '@playwright/test'
import { axeScan } from './support/axe-scan.ts'
import { captureSends } from './support/capture-sends.ts'
import { fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { everyAddress } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** No violations, and nothing that axe cannot decide and nobody has explained. The dark theme differs in colours only. */
async function expectClean(page: Page, widths = [1440, 768, 320]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await axeScan(page), `at ${width} px`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axeScan(page, ['color-contrast']), `at ${width} px in the dark theme`).toEqual([])
  }
}

/** The focus in a toast pauses it, so that it is still there during the scan. */
async function send(page: Page, toast: string) {
  await sendButton(page).click()
  await expect(page.getByText(toast, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).focus()
}

// Colours that are still fading have another contrast. Several scans take long.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

for (const address of [...everyAddress, '/#/contact?about=Asthma']) {
  test(`${address} passes axe`, async ({ page }) => {
    await open(page, address)
    await expectClean(page)
  })
}

test('the open menu passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, '/#/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
  await expectClean(page, [320])
})

test('a form with errors and a toast passes axe', async ({ page }) => {
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'First name': ' ', Email: ' ', Message: ' ' })
  await send(page, 'All fields are mandatory')
  await expectClean(page)
})

test('a sent enquiry passes axe', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await send(page, 'Thank You. We will contact you shortly!')
  await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible()
  await expectClean(page)
})

test('a failed enquiry passes axe', async ({ page, expectConsole }) => {
  expectConsole(/The enquiry was not sent/, /status of 500/)
  await captureSends(page, { status: 500, text: 'Internal Server Error' })
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await send(page, 'Oops! Something went wrong. Please try again.')
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  await expectClean(page)
})
