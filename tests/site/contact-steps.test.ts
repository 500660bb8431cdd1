import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { contact } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const { short, steps } = content.contact.next

test('on a wide page three steps beside the form say what happens next', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 625 })
  await open(page, contact.document)
  for (const { title } of steps) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport()
  }
})

test('on a phone one sentence above the form says what happens next', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, contact.document)
  await expect(page.getByText(short, { exact: true })).toBeInViewport({ ratio: 1 })
})
