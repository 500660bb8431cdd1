import type { Page } from '@playwright/test'
import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { contact, expectPage, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ ownContext: true })

async function expectFailurePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content['not-found'].failure.headline)
  await expect(page.getByRole('main')).toContainText(content['not-found'].failure.lead)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/broken on purpose/)
  // Breaks what only the Contact page reads while it renders.
  await page.addInitScript(() => {
    const { get } = URLSearchParams.prototype
    URLSearchParams.prototype.get = () => {
      throw new Error('broken on purpose')
    }
    addEventListener('repair', () => {
      URLSearchParams.prototype.get = get
    })
  })
  await open(page, contact.document)
})

const tryAgain = (page: Page) =>
  page.getByRole('button', { name: content['not-found'].failure.retry }).click()

test('a page that cannot be drawn says so between navigation bar and footer', async ({ page }) => {
  await expectFailurePage(page)
})

test('a page that still cannot be drawn says so again', async ({ page }) => {
  await expectFailurePage(page)
  await tryAgain(page)
  await expectFailurePage(page)
})

test('a page that cannot be drawn can be left by its own links', async ({ page }) => {
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveText(pages.map(({ link }) => link))
  await links.getByText('Services').click()
  await expectPage(page, services)
})

test('a page that can be drawn again is shown', async ({ page }) => {
  await expectFailurePage(page)
  await page.evaluate(() => dispatchEvent(new Event('repair')))
  await tryAgain(page)
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
})
