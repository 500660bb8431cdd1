import type { Page } from '@playwright/test'
import { expect, openTab, test } from './support/editor-fixtures.ts'

/** The message below the field. The bar lists it too, with the field's name before it. */
const verdict = (page: Page) => page.getByText(/^Too light to read on: use this one instead/)

test.beforeEach(({ page }) => openTab(page, 'Colours'))

test('a colour that can be read is saved at once', async ({ page, project }) => {
  await page.getByLabel('Leaf').fill('#1c3557')
  await expect.poll(() => project.read('content/colours.yaml')).toContain('leaf: "#1c3557"')
})

test('a colour that cannot be read on is told, and is not saved', async ({ page, project }) => {
  const before = await project.read('content/colours.yaml')
  await page.getByLabel('Leaf').fill('#7fae95')
  await expect(verdict(page)).toBeVisible()
  expect(await project.read('content/colours.yaml')).toBe(before)
})

test('the nearest colour that can be read is one press away', async ({ page }) => {
  await page.getByLabel('Leaf').fill('#7fae95')
  await page.getByRole('button', { name: 'Use this one' }).click()
  await expect(verdict(page)).toBeHidden()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
})
