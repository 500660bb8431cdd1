import type { Page } from '@playwright/test'
import { expect, openTab, saved, test } from './support/editor-fixtures.ts'
import { bannerText, HOME, headline, SERVICES, topic } from './support/form.ts'

const remarks = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /remark|to correct|not finished/ })
const listOfRemarks = (page: Page) => page.getByRole('region', { name: 'What to look at' })

test('a promise of a cure is told, with safer words one press away', async ({ page, project }) => {
  await bannerText(page).fill('Our oil cures acne.')
  await expect(bannerText(page)).toHaveAccessibleDescription(/Please check: “cures” promises a cure/)
  await page
    .getByRole('button', { name: 'Write “is traditionally used to support people with” instead of “cures”' })
    .click()
  await expect
    .poll(() => project.read(HOME))
    .toContain('lead: Our oil is traditionally used to support people with acne.\n')
})

test('the safer words take one press while the cursor is in the text above them', async ({
  page,
  project,
}) => {
  // In a narrow window the text takes more lines while the buttons are in its corner.
  await page.setViewportSize({ width: 500, height: 720 })
  await bannerText(page).fill(`${'We listen to everyone. '.repeat(6)}Our oil cures joints.`)
  await page.getByRole('button', { name: 'instead of “cures”' }).click()
  await expect.poll(() => project.read(HOME)).toContain('Our oil is traditionally used to support ')
})

test('a remark is counted in the bar, and leads to its field in a folded item', async ({ page }) => {
  await openTab(page, 'Services')
  await page.getByRole('group', { name: 'Products' }).locator('summary').first().click()
  const description = page.getByRole('textbox', { name: 'Description' }).first()
  await description.fill('It cures everything.')
  await expect(remarks(page)).toBeVisible()
  await openTab(page, 'Home')
  await remarks(page).click()
  await listOfRemarks(page)
    .getByRole('button', { name: /Services › product 1 › description/ })
    .click()
  await expect(description).toBeFocused()
})

test('a folded item says how many remarks are in it', async ({ page }) => {
  await openTab(page, 'Services')
  const item = page.getByRole('group', { name: 'Products' }).locator('summary').first()
  await item.click()
  await page.getByRole('textbox', { name: 'Description' }).first().fill('It cures everything.')
  await expect(item).toContainText('1 remark')
})

test('what is not finished is counted in the bar after a reload, and leads to its field and the reason', async ({
  page,
}) => {
  await headline(page).fill('')
  await bannerText(page).focus()
  await expect(remarks(page)).toContainText('1 to correct')
  await saved(page)
  await page.reload()
  await expect(remarks(page)).toContainText('1 not finished')
  await openTab(page, 'Services')
  await remarks(page).click()
  await listOfRemarks(page)
    .getByRole('button', { name: 'Home › banner › headline: Write some words here' })
    .click()
  await expect(headline(page)).toBeFocused()
  await expect(headline(page)).toHaveAccessibleDescription(/Write some words here/)
  await expect(headline(page)).not.toHaveAttribute('aria-invalid')
})

test('what is being written is not counted as unfinished', async ({ page }) => {
  await headline(page).fill('')
  await expect(page.getByText('What is not finished is kept here')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /not finished/ })).toBeHidden()
})

test('two topics that are the same are both told', async ({ page }) => {
  await openTab(page, 'Services')
  const words = await topic(page, 1).innerText()
  await topic(page, 3).fill(words)
  await topic(page, 2).focus()
  await expect(topic(page, 3)).toHaveAccessibleDescription(/the same as item 1/)
  await expect(topic(page, 1)).toHaveAccessibleDescription(/the same as item 3/)
})

test('other topics are saved while one is the same as another', async ({ page, project }) => {
  await openTab(page, 'Services')
  await topic(page, 3).fill(await topic(page, 1).innerText())
  await topic(page, 2).fill('Sleep')
  await expect.poll(() => project.read(SERVICES)).toContain('    - Sleep\n')
})
