import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/site-fixtures.ts'

test('the cards of Services alternate light and dark green in both themes', async ({ page }) => {
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
    const alternating = content.services.products.map((_, index) =>
      index % 2 === 0 ? 'light green' : 'dark green',
    )
    expect(backgrounds).toEqual(alternating)
  }
})
