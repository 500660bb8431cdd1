import { content } from './support/content.ts'
import { contact, expectPage, home, mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

for (const shown of pages) {
  test(`without script a plain link leads to ${shown.link}`, { tag: '@engines' }, async ({ page }) => {
    await page.goto(shown === home ? contact.document : home.document)
    await mainLink(page, shown.link).click()
    await expect(page).toHaveURL(shown.document)
    await expectPage(page, shown)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test(`without script ${shown.link} has no controls that need it`, async ({ page }) => {
    await page.goto(shown.document)
    await expect(page.getByRole('button', { name: /Menu|Send/ })).toHaveCount(0)
  })
}

test('without script Contact says that the form needs it', { tag: '@engines' }, async ({ page }) => {
  await page.goto(contact.document)
  await expect(page.getByRole('alert')).toHaveText(content.contact.withoutScript)
  await expect(page.getByRole('form')).toHaveCount(0)
})
