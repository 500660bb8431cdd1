import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/site-fixtures.ts'

/** The visible part of a window on screens of 1366 by 768 and 1280 by 720, and a small phone. */
const laptops = [
  { width: 1366, height: 625 },
  { width: 1280, height: 595 },
]
const phone = { width: 375, height: 667 }

for (const viewport of [...laptops, phone]) {
  test.describe(`a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('shows the way to the form and the training of the doctor first', async ({ page }) => {
      await open(page, '/')
      const { enquire, proof } = content.home.banner
      await expect(page.getByRole('link', { name: enquire, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(proof, { exact: true })).toBeInViewport({ ratio: 1 })
    })
  })
}

for (const viewport of laptops) {
  test.describe(`a laptop's window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('shows half of the first product’s picture', async ({ page }) => {
      await open(page, '/services/')
      await expect(page.getByRole('article').getByRole('img').first()).toBeInViewport({ ratio: 0.5 })
    })
  })
}
