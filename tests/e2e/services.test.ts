import { open } from './support/open.ts'
import { products, topics } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const DESCRIPTIONS = [
  /weeks after birth/,
  /newborn’s everyday wellness/,
  /via Zoom or WhatsApp.*including postpartum depression/,
  /gut cleansing/,
  /10\+ herbs/,
  /^Tooth, hair pack, face pack and external wash powders\.$/,
  /^Ladoo\/jam.*sore breast massage oil\.$/,
]

test('Services has the contents of the specification', async ({ page }) => {
  await open(page, '/#/services')

  await test.step('shows the mission and its three sections in order', async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('The mission of Ayurvedic Wellness is')).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Products',
      'Wellness Consultations',
      'Signature Hair Oil',
    ])
  })

  await test.step('shows the seven products in order, each with picture, title and description', async () => {
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(products)
    await expect(cards.getByRole('paragraph')).toHaveText(DESCRIPTIONS)
    await expect(cards.getByRole('img')).toHaveCount(products.length)
    for (const picture of await cards.getByRole('img').all()) {
      await expect(picture).toHaveAccessibleName(/\w/)
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  await test.step('cards alternate light and dark green in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const backgrounds = await page.getByRole('article').evaluateAll((cards) =>
        cards.map((card) => {
          const numbers = getComputedStyle(card).backgroundColor.match(/\d+/g) ?? []
          const [red = 0, green = 0, blue = 0] = numbers.map(Number)
          return `${green > 128 ? 'light' : 'dark'} ${green > red && green > blue ? 'green' : 'other'}`
        }),
      )
      expect(backgrounds).toEqual(
        products.map((_, index) => (index % 2 === 0 ? 'light green' : 'dark green')),
      )
    }
  })

  await test.step('shows the nineteen topics in order', async () => {
    await expect(page.getByRole('main')).toContainText('by voice or video, via Zoom or WhatsApp')
    const list = page.getByRole('list').filter({ hasText: 'Leucoderma' })
    await expect(list.getByRole('listitem')).toHaveText(topics)
  })

  await test.step('says what is in the signature hair oil and what it is used for', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText('Made with 27+ herbal powders, fenugreek, curry leaves and small onion.')
    await expect(
      main.getByRole('list', { name: 'Traditionally used to help' }).getByRole('listitem'),
    ).toHaveText(['reduce hair fall', 'aid regrowth', 'soothe the scalp', 'improve sleep', 'reduce stress'])
  })
})
