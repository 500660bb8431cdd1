import { expect, test } from './test.ts'

// One editor after the other: all tests of a worker share its files.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const HOME = 'content/home.yaml'

test('a headline is changed by pressing it in the preview', async ({ page, project }) => {
  const before = await project.read(HOME)
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).click()
  const headline = page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')
  await expect(headline).toBeFocused()
  await headline.fill('Care for *everyone.*')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Care for everyone.')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  const [old, current] = [before.split('\n'), (await project.read(HOME)).split('\n')]
  expect(current.filter((line, index) => line !== old[index])).toEqual(['  headline: Care for *everyone.*'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText('Care for everyone.')
  expect(await project.read(HOME)).toBe(before)
})

test('moving in the preview changes the form', async ({ page, project }) => {
  expect(project.origin).toContain('127.0.0.1')
  const preview = page.frameLocator('iframe')
  await preview.getByRole('navigation').first().getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await page.getByRole('button', { name: 'Contact', exact: true }).click()
  await expect(preview.getByLabel('First name')).toBeVisible()
  await preview.getByRole('contentinfo').getByText('In an emergency').click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Sentence/)
})
