import type { Page } from '@playwright/test'
import { hold } from '../site/support/deferred.ts'
import { expect, type Project, test } from './support/editor-fixtures.ts'
import { bannerText, HOME, headline } from './support/form.ts'

const HEADLINE = /(banner:[\s\S]*?headline: ).*/

test('a change by another program is shown', async ({ page, project }) => {
  await project.write(HOME, (await project.read(HOME)).replace(HEADLINE, '$1By hand'))
  await expect(headline(page)).toHaveText('By hand')
})

test('a change by another program stays beside words that are typed in another field', async ({
  page,
  project,
}) => {
  await bannerText(page).fill('Typed here')
  await expect.poll(() => project.read(HOME)).toContain('lead: Typed here')
  await project.write(HOME, (await project.read(HOME)).replace(HEADLINE, '$1By hand'))
  await expect(headline(page)).toHaveText('By hand')
  await expect(bannerText(page)).toHaveText('Typed here')
})

/** Types while another program changes the same words. */
async function changeBoth(page: Page, project: Project) {
  const release = await hold(page, '**/edit/api/edit')
  await headline(page).fill('Typed here')
  await project.write(HOME, (await project.read(HOME)).replace(HEADLINE, '$1By hand'))
  release()
  await expect(page.getByText('These words were also changed elsewhere, to: By hand')).toBeVisible()
}

test('where both changed the same words, the owner can keep what was typed', async ({ page, project }) => {
  await changeBoth(page, project)
  await page.getByRole('button', { name: 'Keep what I wrote' }).click()
  await expect.poll(() => project.read(HOME)).toContain('headline: Typed here\n')
})

test('where both changed the same words, the owner can take the other ones', async ({ page, project }) => {
  await changeBoth(page, project)
  await page.getByRole('button', { name: 'Take the other words' }).click()
  await expect(headline(page)).toHaveText('By hand')
  await expect(page.getByText('These words were also changed elsewhere')).toBeHidden()
})

test('where another program made a file unreadable, the owner can go back to the last words', async ({
  page,
  project,
}) => {
  const before = await project.read(HOME)
  await project.write(HOME, before.replace('  greeting:', ' greeting'))
  await page.getByRole('button', { name: 'Go back to the last words' }).click()
  await expect(headline(page)).toBeVisible()
  await expect.poll(() => project.read(HOME)).toBe(before)
})

test('a file that the other program has corrected is shown again', async ({ page, project }) => {
  const before = await project.read(HOME)
  await project.write(HOME, before.replace('  greeting:', ' greeting'))
  await expect(page.getByText('into something that cannot be read')).toBeVisible()
  await project.write(HOME, before)
  await expect(headline(page)).toBeVisible()
})
