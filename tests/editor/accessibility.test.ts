import { expectClean } from './support/axe.ts'
import { expect, openTab, saved, test, WIDE } from './support/editor-fixtures.ts'
import { bannerText, HOME, headline } from './support/form.ts'

/** There are fewer stops than this before the headline. */
const MAX_STOPS = 40

test('axe finds nothing in a window with words and page', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(page)
})

test('axe finds nothing in the longest form', async ({ page }) => {
  await openTab(page, 'Services')
  await expectClean(page, page.getByRole('main'))
})

test('axe finds nothing in the other forms', async ({ page }) => {
  for (const tab of ['About Us', 'Contact', 'Every page', 'Page not found', 'Colours']) {
    await openTab(page, tab)
    await expectClean(page, page.getByRole('main'), tab)
  }
})

test('axe finds nothing in a form with mistakes, remarks and a half-written item', async ({ page }) => {
  await openTab(page, 'About Us')
  await page.getByRole('button', { name: 'Add credential' }).click()
  await page.keyboard.type('It cures')
  const headline = page.getByRole('textbox', { name: 'Headline' })
  await headline.fill('')
  await page.getByRole('textbox', { name: 'Introduction' }).first().focus()
  await expect(headline).toHaveAttribute('aria-invalid', 'true')
  await expectClean(page)
})

test('axe finds nothing in the list of remarks', async ({ page }) => {
  await bannerText(page).fill('It cures everything.')
  await page.getByRole('button', { name: /remark/ }).click()
  const list = page.getByRole('region', { name: 'What to look at' })
  await expect(list).toBeVisible()
  await expectClean(page, list)
})

test('axe finds nothing in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await saved(page)
  await expectClean(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expectClean(page, page.getByRole('region', { name: 'Preview' }))
})

test('a text is changed with the keyboard alone', async ({ page, project }) => {
  await saved(page)
  const isReached = () => headline(page).evaluate((field) => field === document.activeElement)
  for (let stop = 0; stop < MAX_STOPS && !(await isReached()); stop++) await page.keyboard.press('Tab')
  await expect(headline(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Keys')
  await expect.poll(() => project.read(HOME)).toContain('headline: Keys\n')
})

test('a wrong field is wholly in view while the cursor is in it', async ({ page }) => {
  await headline(page).fill('')
  await bannerText(page).focus()
  await headline(page).focus()
  await expect(headline(page)).toBeInViewport({ ratio: 1 })
})

test('forced colours tell the chosen page from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.getByRole('button', { name: 'Home', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
})

test('axe finds nothing in the list of what is not online', async ({ page, project }) => {
  project.git('update-ref', 'refs/online/site', 'HEAD')
  await headline(page).fill('Care for all')
  await page.getByRole('button', { name: '1 change is not ready yet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put online' })
  await expect(dialog).toBeVisible()
  await expectClean(page, dialog)
})

test('axe finds nothing in the history', async ({ page, project }) => {
  project.git('update-ref', 'refs/online/site', 'HEAD')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /the first version/ }).click()
  await expectClean(page, page.getByRole('dialog'))
})
