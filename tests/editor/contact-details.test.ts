import { expect, openTab, test } from './support/editor-fixtures.ts'
import { PRACTICE } from './support/form.ts'

test.beforeEach(({ page }) => openTab(page, 'Every page'))

test('a name in a network becomes its address, and the field says so', async ({ page, project }) => {
  const field = page.getByLabel('Instagram')
  await field.fill('@thamarai')
  await field.blur()
  await expect(field).toHaveValue('https://www.instagram.com/thamarai')
  await expect(page.getByText('Written in full, from “@thamarai”.')).toBeVisible()
  await expect.poll(() => project.read(PRACTICE)).toContain('instagram: https://www.instagram.com/thamarai\n')
})

test('a repaired address is one step that can be undone', async ({ page }) => {
  const field = page.getByLabel('Instagram')
  await field.fill('@thamarai')
  await field.blur()
  await expect(field).toHaveValue('https://www.instagram.com/thamarai')
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('@thamarai')
})

test('an emptied link to a network says that it is needed, and offers its placeholder', async ({
  page,
  project,
}) => {
  const field = page.getByLabel('Facebook')
  await field.fill('')
  await expect(page.getByText('this one cannot be left out')).toBeVisible()
  await page.getByRole('button', { name: 'Put the placeholder in' }).click()
  await expect(field).toHaveValue('https://www.facebook.com/your_handle')
  await expect
    .poll(() => project.read(PRACTICE))
    .toContain('facebook: https://www.facebook.com/your_handle\n')
})
