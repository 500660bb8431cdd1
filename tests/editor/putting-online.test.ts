import { expectClean } from './support/axe.ts'
import { bannerText, headline } from './support/form.ts'
import { expect, test } from './support/public-site-fixtures.ts'

test('a change is online a moment after the owner has put it there', async ({ page, publicSite }) => {
  // Putting online builds the site.
  test.setTimeout(240_000)
  await expect(page.getByRole('button', { name: 'All changes are online' })).toBeVisible()
  await headline(page).fill('Care for all')
  await page.getByRole('button', { name: '1 change is not online yet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put online' })
  await expect(dialog.getByText(/^Home › banner › headline: .* → Care for all$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Put online' }).click()
  await expect(dialog.getByText(/^Online since \d\d:\d\d/)).toBeVisible({ timeout: 180_000 })
  await expect(dialog.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', publicSite.address)
  expect(publicSite.read('content/home.yaml')).toContain('headline: Care for all')
})

test('the owner is told which change is not finished, and gets to it', async ({ page }) => {
  await headline(page).fill('')
  await bannerText(page).focus()
  await page.getByRole('button', { name: /online/ }).click()
  await page
    .getByRole('dialog', { name: 'Put online' })
    .getByRole('button', { name: 'Home › banner › headline: Write some words here' })
    .click()
  await expect(headline(page)).toBeFocused()
})

// The editor remembers a failure, so the tests of one are the last.
test('the owner is told what to do where the place of the site does not answer', async ({
  page,
  project,
  publicSite,
}) => {
  project.git('remote', 'set-url', 'origin', 'https://127.0.0.1:9/site.git')
  await page.getByRole('button', { name: /online/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Put online' })
  await dialog.getByRole('button', { name: 'Put online' }).click()
  await expect(dialog.getByText('Look whether this computer is connected to the internet')).toBeVisible()
  await expect(dialog.getByText('Failed to connect')).toBeHidden()
  await dialog.getByText('Technical text').click()
  await expect(dialog.getByText('Failed to connect')).toBeVisible()
  project.git('remote', 'set-url', 'origin', publicSite.remote)
})

test('axe finds nothing where the site could not be put online', async ({ page, project }) => {
  project.git('remote', 'add', 'origin', 'https://127.0.0.1:9/site.git')
  await page.getByRole('button', { name: /online/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Put online' })
  await dialog.getByRole('button', { name: /^(Put online|Try again)$/ }).click()
  await expect(dialog.getByText('Look whether this computer is connected to the internet')).toBeVisible()
  await expectClean(page, dialog)
  project.git('remote', 'remove', 'origin')
})
