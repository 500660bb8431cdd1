import type { Page } from '@playwright/test'
import { setTextSize } from '../site/support/large-text.ts'
import { expect, openTab, saved, test, WIDE } from './support/editor-fixtures.ts'
import { headline } from './support/form.ts'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the pages stand in the order of the site, and the page of wrong addresses is last', async ({
  page,
}) => {
  const names = page.getByRole('navigation', { name: 'What to edit' }).getByRole('button')
  await expect(names.first()).toHaveText('Home')
  await expect(names.last()).toHaveText('Page not found')
})

test('a wide window shows words and page side by side', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await expect(headline(page)).toBeVisible()
  await expect(preview(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Words', exact: true })).toBeHidden()
})

test('a window of a tablet shows the words or the page', async ({ page }) => {
  await expect(preview(page)).toBeHidden()
  await pressed(page, 'Page')
  await expect(preview(page)).toBeVisible()
  await expect(headline(page)).toBeHidden()
  await pressed(page, 'Words')
  await expect(headline(page)).toBeVisible()
})

test('the page has the words that were typed while it was hidden', async ({ page }) => {
  const site = page.frameLocator('iframe[title="The site"]')
  await pressed(page, 'Page')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await pressed(page, 'Words')
  await headline(page).fill('Care for all')
  await pressed(page, 'Page')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Care for all')
})

test('a window that shows the words alone loads nothing of the page', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.reload()
  await saved(page)
  expect(paths.filter((path) => path.startsWith('/preview/'))).toEqual([])
})

test('with text of twice the size nothing has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize(WIDE)
  const session = await page.context().newCDPSession(page)
  await setTextSize(session, 200)
  await saved(page)
  await expect(preview(page)).toBeHidden()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  // Other tests need the usual size.
  await setTextSize(session, 100)
})

test('on a phone the bar stays in sight while the words are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.getByRole('group', { name: 'About Us' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeInViewport()
})

test('the fields for search engines are folded, and shown as a search result', async ({ page }) => {
  await openTab(page, 'Contact')
  const title = page.getByRole('textbox', { name: 'Page title' })
  await expect(title).toBeHidden()
  await page.getByText('For search engines and shared links').click()
  await title.fill('Write to the doctor')
  await expect(page.getByRole('figure', { name: 'As a search result' })).toContainText('Write to the doctor')
})
