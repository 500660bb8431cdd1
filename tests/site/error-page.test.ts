import type { Page } from '@playwright/test'
import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { expectPage, mainLink, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

async function expectFailurePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content['not-found'].failure.headline)
  await expect(page.getByRole('main')).toContainText(content['not-found'].failure.lead)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

test('a page that fails to render can be left, and tried again', async ({ page, expectConsole }) => {
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
  const tryAgain = page.getByRole('button', { name: content['not-found'].failure.retry })
  await open(page, '/#/contact')
  await expectFailurePage(page)
  await tryAgain.click()
  await expectFailurePage(page)
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveText(pages.map(({ link }) => link))
  await links.getByText('Services').click()
  await expectPage(page, services)
  await mainLink(page, 'Contact').click()
  await expectFailurePage(page)
  await page.evaluate(() => dispatchEvent(new Event('repair')))
  await tryAgain.click()
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible()
})
