import { alt, group, headline, list, page, picture, plainText, text, title } from './fields.ts'

const product = group('Product', {
  title,
  description: text('Description', 200),
  // Every picture is checked for this slot. Those of dark cards are made for card-dark: cardTone() below.
  picture: picture('card-light'),
  alt,
})

/** Cards alternate between light and dark. */
export const cardTone = (index: number) => (index % 2 === 0 ? 'light' : 'dark')

export const services = page('Services', {
  headline,
  mission: text('Mission', 400),
  massage: text('Link to hands-on care', 60, 'Below the mission. It leads to About Us.'),
  productsTitle: text('Title of the products', 60),
  products: list(
    'Products',
    product,
    { max: 24 },
    'Cards alternate light and dark green in this order.',
  ).transform((products) =>
    products.map((product, index) => {
      const tone = cardTone(index)
      return { ...product, tone, picture: { ...product.picture, slot: `card-${tone}` as const } }
    }),
  ),
  consultations: group('Consultations', {
    title,
    lead: text('Introduction', 200),
    topics: list('Topics', text('Topic', 45), { max: 60 }),
    ask: text('Link to the form', 40),
    note: text('Note', 400),
  }),
  hairOil: group('Hair oil', {
    title,
    lead: text('Introduction', 200),
    picture: picture('oil'),
    alt,
    ingredients: list(
      'Ingredients',
      group('Ingredient', {
        name: text('Name', 30),
        latin: plainText('Latin name', 40, 'Shown in italics.'),
        picture: picture('ingredient'),
      }),
      { max: 12 },
    ),
    usesTitle: text('Title of the uses', 60),
    uses: list('Uses', text('Use', 40), { max: 12 }),
  }),
})
