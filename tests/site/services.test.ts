import { content, enquireLink, subjectSentence } from './support/content.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/site-fixtures.ts'

test('the cards of Services alternate light and dark green in both themes', async ({ page }) => {
  await open(page, '/services/')
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

const { consultations, hairOil, productsTitle } = content.services

test('on a phone, rows below the intro lead to each section', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/services/')
  for (const title of [hairOil.title, consultations.title, productsTitle]) {
    await page.getByRole('button', { name: title }).click()
    const heading = page.getByRole('heading', { name: title, exact: true, level: 2 })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
  await expect(page).toHaveURL('/services/')
})

test('the hair oil leads to the form with its name', async ({ page }) => {
  await open(page, '/services/')
  await enquireLink(page, hairOil.title).click()
  await expect(page.getByLabel('Message')).toHaveValue(subjectSentence(hairOil.title))
})
