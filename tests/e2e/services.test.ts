import { open } from './support/open.ts'
import { section } from './support/section.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => open(page, '/#/services'))

const products = [
  ['Postpartum Healing Kit', /weeks after birth/],
  ['Newborn Immunity And Wellness Kit', /newborn’s everyday wellness/],
  ['Postpartum And Newborn Care Consultations', /via Zoom or WhatsApp.*including postpartum depression/],
  ['Renew And Restore Detox Kit', /gut cleansing/],
  ['Signature Body Massage Oil', /10\+ herbs/],
  ['Herbal Powders', /^Tooth, hair pack, face pack and external wash powders\.$/],
  ['Lactation Aiding Kit', /^Ladoo\/jam.*sore breast massage oil\.$/],
] as const

const topics = [
  'Postpartum Lactation',
  'Newborn Wellness',
  'Thyroid Issues',
  'Diabetes',
  'Hypertension',
  'Skin Disorders (Eczema, Psoriasis)',
  'Arthritis',
  'Asthma',
  'Liver Disorders',
  'Leucoderma',
  'Gynec Problems',
  'Jaundice',
  'Piles & Fistula',
  'Upper Respiratory Tract Problem',
  'Acidity/GERD',
  'PCOD',
  'Peptic Ulcer',
  'Gallstones/Kidney Stones',
  'Constipation',
]

test('the intro states the mission of Ayurvedic Wellness', async ({ page }) => {
  await expect(page.getByRole('main').getByText('The mission of Ayurvedic Wellness is')).toBeVisible()
})

test('the sections stand in the order of the specification', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText(['Products', 'Wellness Consultations', 'Signature Hair Oil'])
})

test('seven products stand in their order, each with picture, title and description', async ({ page }) => {
  const cards = section(page, 'Products').getByRole('article')
  await expect(cards).toHaveCount(7)
  for (const [index, [title, description]] of products.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(card.getByRole('paragraph')).toHaveText(description)
    const picture = card.getByRole('img')
    await expect(picture).toHaveAccessibleName(/\w/)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the cards alternate light and dark green in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const cards = section(page, 'Products').getByRole('article')
    const grounds = await cards.evaluateAll((articles) =>
      articles.map((article) => {
        const numbers = getComputedStyle(article).backgroundColor.match(/\d+/g) ?? []
        const [red = 0, green = 0, blue = 0] = numbers.map(Number)
        const isGreen = green > red && green > blue
        return `${green > 128 ? 'light' : 'dark'} ${isGreen ? 'green' : 'of another colour'}`
      }),
    )
    expect(grounds).toEqual([
      'light green',
      'dark green',
      'light green',
      'dark green',
      'light green',
      'dark green',
      'light green',
    ])
  })
}

for (const width of [320, 1440]) {
  test(`nineteen consultation topics stand in their order at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const part = section(page, 'Wellness Consultations')
    await expect(part).toContainText('by voice or video, via Zoom or WhatsApp')
    await expect(part.getByRole('listitem')).toHaveText(topics)
    // As it is seen, too: the hexagon sets every topic on a dot of its own.
    const boxes = await part
      .getByRole('link', { name: 'Enquire about' })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(19)
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    )
    expect(overlaps).toEqual([])
  })
}

test('the signature hair oil: what is in it, and what it is for', async ({ page }) => {
  const part = section(page, 'Signature Hair Oil')
  await expect(part).toContainText('Made with 27+ herbal powders, fenugreek, curry leaves and small onion.')
  await expect(
    part.getByRole('list', { name: 'Traditionally used to help' }).getByRole('listitem'),
  ).toHaveText(['reduce hair fall', 'aid regrowth', 'soothe the scalp', 'improve sleep', 'reduce stress'])
})
