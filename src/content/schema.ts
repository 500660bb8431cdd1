// What each file in content/ may hold. Runs at build time only, so no validator is shipped to the browser.
import { z } from 'zod'
import { alt, listOf, phone, pictureIn, title, webAddress, words } from './fields.ts'

/** What a page says of itself to browsers, search engines and previews. */
const head = {
  title: words(70),
  description: words(180),
}

const fourDots = 'this kolam has four dots: write four'

const withSubject = (max: number) =>
  words(max).includes('{subject}', 'write {subject} where the product or topic should stand')

const practice = z.strictObject({
  name: title,
  summary: words(160),
  // Care beside medical care, pregnancy, emergency: none of the three may be lost.
  disclaimer: listOf(words(160), 'sentences', 3),
  social: z.strictObject({
    facebook: webAddress(/(^|\.)facebook\.com$/, 'https://www.facebook.com/your-page'),
    twitter: webAddress(/(^|\.)(x|twitter)\.com$/, 'https://x.com/your_handle'),
    instagram: webAddress(/(^|\.)instagram\.com$/, 'https://www.instagram.com/your-page'),
    youtube: webAddress(/(^|\.)youtube\.com$/, 'https://www.youtube.com/@your-page'),
  }),
  // All three may be left out, and so may the group.
  ways: z
    .strictObject({
      email: z.email('write an email address, such as name@example.com').optional(),
      phone: phone.optional(),
      whatsapp: phone.optional(),
    })
    .prefault({}),
})

const home = z.strictObject({
  ...head,
  banner: z.strictObject({
    greeting: z.strictObject({ tamil: words(30), english: words(60) }),
    headline: words(60),
    lead: words(200),
    enquire: words(30),
    services: words(30),
    picture: pictureIn('banner'),
    alt,
  }),
  care: z.strictObject({
    title,
    people: listOf(z.strictObject({ who: title, what: words(80) }), 'people', 4).max(4, fourDots),
  }),
  knowledge: z.strictObject({
    title,
    lead: words(),
    text: words(),
    elements: z
      .array(words(45), 'write a list of nine names')
      .length(9, 'the kolam has nine dots: write nine names'),
  }),
  about: z.strictObject({
    title,
    statement: words(200),
    text: words(),
    picture: pictureIn('blurb'),
    alt,
  }),
})

/** The page is complete without a name and without a photograph. */
const doctor = z
  .strictObject({
    title,
    name: words(60).optional(),
    picture: pictureIn('portrait').optional(),
    alt: alt.optional(),
  })
  .refine(({ picture, alt }) => !picture || alt, {
    path: ['alt'],
    error: 'describe what the picture shows, for those who cannot see it',
  })

const about = z.strictObject({
  ...head,
  headline: words(60),
  lead: words(),
  doctor,
  plate: z.strictObject({ picture: pictureIn('print'), alt, legend: words(80) }),
  training: z.strictObject({
    title,
    credentials: listOf(z.strictObject({ what: title, text: words(200) }), 'credentials'),
  }),
  services: z.strictObject({
    title,
    lead: words(200),
    kinds: listOf(z.strictObject({ title, text: words(120), picture: pictureIn('care') }), 'kinds of care'),
  }),
  why: z.strictObject({
    title,
    claims: listOf(z.strictObject({ title, text: words(120) }), 'claims', 4).max(4, fourDots),
    invitation: words(120),
    contact: words(30),
  }),
})

const product = z.strictObject({
  title: words(60),
  description: words(200),
  // The ground is that of a card; which of its two tones follows from the card's number, below.
  picture: pictureIn('card-light'),
  alt,
})

const services = z.strictObject({
  ...head,
  headline: words(60),
  mission: words(),
  productsTitle: title,
  products: listOf(product, 'products').transform((products) =>
    products.map((product, index) => ({
      ...product,
      picture: {
        ...product.picture,
        place: index % 2 === 0 ? ('card-light' as const) : ('card-dark' as const),
      },
    })),
  ),
  consultations: z.strictObject({
    title,
    lead: words(200),
    topics: listOf(words(45), 'topics'),
    ask: words(40),
    note: words(),
  }),
  hairOil: z.strictObject({
    title,
    lead: words(200),
    picture: pictureIn('oil'),
    alt,
    ingredients: listOf(
      z.strictObject({ name: words(30), latin: words(40), picture: pictureIn('ingredient') }),
      'ingredients',
    ),
    usesTitle: title,
    uses: listOf(words(40), 'uses'),
  }),
})

const contact = z.strictObject({
  ...head,
  headline: words(60),
  lead: words(),
  picture: pictureIn('lamp'),
  form: z.strictObject({ intro: words(120), phoneHint: words(120), privacy: words() }),
  about: z.strictObject({ title: withSubject(80), message: withSubject(200) }),
  sent: z.strictObject({ title, text: words() }),
  failed: z.strictObject({ title, text: words(), otherWays: words(80) }),
  withoutScript: words(200),
})

const notFound = z.strictObject({
  ...head,
  headline: words(60),
  lead: words(),
  failure: z.strictObject({ headline: words(60), lead: words(), retry: words(30) }),
})

/** One schema a file: `content/not-found.yaml` is checked by `notFound`. */
export const schemas = { practice, home, about, services, contact, notFound }

export type Checked = { [File in keyof typeof schemas]: z.output<(typeof schemas)[File]> }
