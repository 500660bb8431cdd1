import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

/** Breaks what only the Contact page reads while it renders, until someone mends it. */
async function breakContact(page: Page) {
  await page.addInitScript(() => {
    const { get } = URLSearchParams.prototype
    URLSearchParams.prototype.get = () => {
      throw new Error('broken on purpose')
    }
    addEventListener('mend', () => {
      URLSearchParams.prototype.get = get
    })
  })
}

const mend = (page: Page) => page.evaluate(() => dispatchEvent(new Event('mend')))

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/broken on purpose/)
  await breakContact(page)
})

async function expectFailurePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This line broke off.')
  await expect(page.getByRole('main')).toContainText('Something went wrong while this page was being drawn.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

test('a page that cannot be drawn leaves the shell standing and the other pages within reach', async ({
  page,
}) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Send an enquiry' }).click()
  await expectFailurePage(page)
  await expect(main.getByRole('link')).toHaveText(['Home', 'About Us', 'Services', 'Contact'])
  await main.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
})

test('it can be tried again, in vain and with success', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expectFailurePage(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectFailurePage(page)
  await mend(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us.')
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
})

test('the first page of a visit may fail as well', async ({ page }) => {
  await open(page, '/#/contact')
  await expectFailurePage(page)
  await mend(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
})
