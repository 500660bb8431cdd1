import { axeScan } from '../site/support/axe-scan.ts'
import { tabTo } from '../site/support/keyboard.ts'
import { doubleTextSize } from '../site/support/large-text.ts'
import { expect, openTab, saved, test } from './support/editor-fixtures.ts'

const HOME = 'content/home.yaml'

test('axe finds nothing in both themes', async ({ page }) => {
  async function expectClean(where: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // axe cannot compare the arrows on buttons with their names.
      const violations = (await axeScan(page)).filter((line) => !line.startsWith('undecided'))
      expect.soft(violations, `${where}, ${colorScheme}`).toEqual([])
    }
  }
  const headline = page.getByRole('group', { name: 'Banner' }).getByLabel('Headline')
  await headline.fill('')
  await expect(headline).toHaveAttribute('aria-invalid', 'true')
  // The list of mistakes does not cover it.
  await expect(headline).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Choose another picture' }).first().click()
  await expectClean('form')
  await page.getByRole('button', { name: 'Publish' }).click()
  // In a live region, because it is known only after the dialog has opened.
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('please correct Home first')
  await expectClean('Publish')
})

test('a text, a list and a picture are changed with the keyboard alone', async ({ page, project }) => {
  const before = await project.read(HOME)
  await saved(page)
  await tabTo(page, `${HOME}/banner/headline`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed with keys')
  await saved(page)
  expect(await project.read(HOME)).toContain('headline: Typed with keys')
  await tabTo(page, 'Move down: Person 1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move down: Person 2' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(page.getByRole('group', { name: 'People' }).getByRole('list')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.locator(':focus')).toHaveId(`${HOME}/banner/headline`)
  await saved(page)
  expect(await project.read(HOME)).toBe(before)

  await openTab(page, 'Contact')
  const chooser = page.getByRole('button', { name: 'Choose another picture' })
  await chooser.press('Enter')
  await page.getByRole('button', { name: 'hair-oil', exact: true }).press('Enter')
  await expect(page.getByText('Now: hair-oil.svg')).toBeVisible()
  await expect(chooser).toBeFocused()
})

test('forced colours tell the chosen page and width from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const name of ['Home', 'Desktop']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
  }
})

test('twice the text fits without scrolling sideways', async ({ page, project }) => {
  await doubleTextSize(page)
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(`${project.origin}/edit/`)
  await saved(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
