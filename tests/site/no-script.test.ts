import { content } from './support/content.ts'
import { expectPage, mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ javaScriptEnabled: false })

test('plain links lead to every page without script at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/contact/')
  for (const shown of pages) {
    await mainLink(page, shown.link).click()
    await expect(page).toHaveURL(shown.document)
    await expectPage(page, shown)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Controls that need script are hidden.
    await expect(page.getByRole('button', { name: /Menu|Send/ })).toHaveCount(0)
  }
  await expect(page.getByRole('alert')).toHaveText(content.contact.withoutScript)
  await expect(page.getByRole('form')).toHaveCount(0)
})
