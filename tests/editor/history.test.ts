import { expect, type Project, test } from './support/editor-fixtures.ts'
import { headline } from './support/form.ts'

/** Records that the present words are online. */
const putOnline = (project: Project) => project.git('update-ref', 'refs/online/site', 'HEAD')

test.beforeEach(async ({ page, project }) => {
  putOnline(project)
  await headline(page).fill('Care for all')
  await expect.poll(() => project.read('content/home.yaml')).toContain('Care for all')
  await page.getByRole('button', { name: 'History' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /the first version/ })
    .click()
})

test('the page can be looked at as it was', async ({ page }) => {
  const site = page.frameLocator('iframe[title="Home as it was"]')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('Care for all')
})

test('a text comes back as it was', async ({ page, project }) => {
  await page.getByRole('button', { name: /^Bring back: Home › banner › headline/ }).click()
  await expect(page.getByText('It is as it was. Undo takes it back.')).toBeVisible()
  expect(project.git('diff', '--', 'content/home.yaml')).toBe('')
})

test('a page comes back as it was', async ({ page, project }) => {
  await page.getByRole('button', { name: 'Bring back “Home”' }).click()
  await expect(page.getByText('“Home” is as it was. Undo takes it back.')).toBeVisible()
  expect(project.git('diff', '--', 'content/home.yaml')).toBe('')
})

test('the top of a version leads back to the editor, in a window that shows only a part of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 420 })
  const back = page.getByRole('dialog').getByRole('button', { name: 'Back to the editor' }).first()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Bring back:/ })).toBeVisible()
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a version of today says its day, and that it is the site after its change', async ({ page }) => {
  await page.getByRole('button', { name: 'All versions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Each line is the site as it was after that change.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Today, \d\d:\d\d: the first version/ })).toBeVisible()
})
