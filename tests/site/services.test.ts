import { open } from './support/open.ts'
import { expect, test } from './support/site-fixtures.ts'

// Texts, pictures, links and their order are in the stored accessibility tree.
test('the seven cards of Services alternate light and dark green in both themes', async ({ page }) => {
  await open(page, '/#/services')
  const cards = page.getByRole('article')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const backgrounds = await cards.evaluateAll((all) =>
      all.map((card) => {
        const numbers = getComputedStyle(card).backgroundColor.match(/\d+/g) ?? []
        const [red = 0, green = 0, blue = 0] = numbers.map(Number)
        return `${green > 128 ? 'light' : 'dark'} ${green > red && green > blue ? 'green' : 'other'}`
      }),
    )
    const [light, dark] = ['light green', 'dark green']
    expect(backgrounds).toEqual([light, dark, light, dark, light, dark, light])
  }
})
