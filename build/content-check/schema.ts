// What each file in content/ may hold, with the labels and the help that editors show. Pages import its types only: no
// validator is sent to the browser.
import { z } from 'zod'
import type { GeneratedPicture, PictureSlotName } from '#components/picture/picture-slots.ts'
import { cardTone } from '#pages/services/card-tone.ts'
import type { PictureName } from '../pictures/picture-name.ts'
import {
  alt,
  email,
  group,
  list,
  NO_ALT,
  phone,
  picture,
  plainText,
  practiceName,
  subjectText,
  text,
  webAddress,
} from './fields.ts'

/** How a page is named in browsers, search results and link previews. */
const head = {
  title: plainText('Page title', 70, 'Shown in the browser’s tab and in search results.'),
  description: plainText('Page description', 180, 'Shown in search results below the title.'),
}

const headline = text('Headline', 60)
const title = text('Title', 60)

const practice = group('The practice, and what is on every page', {
  name: practiceName,
  summary: plainText('Summary', 160, 'One sentence about the practice, at the foot of every page.'),
  // Care beside medical care, pregnancy, emergency: none of the three may be lost.
  disclaimer: list(
    'Disclaimer',
    text('Sentence', 160),
    { what: 'sentences', min: 3, max: 6 },
    'At the foot of every page. Keep all three parts: they protect your visitors, and you.',
  ),
  social: group('Social links', {
    facebook: webAddress('Facebook', /(^|\.)facebook\.com$/, 'https://www.facebook.com/our-practice'),
    twitter: webAddress('Twitter/X', /(^|\.)(x|twitter)\.com$/, 'https://x.com/our_practice'),
    instagram: webAddress('Instagram', /(^|\.)instagram\.com$/, 'https://www.instagram.com/our_practice'),
    youtube: webAddress('YouTube', /(^|\.)youtube\.com$/, 'https://www.youtube.com/@our_practice'),
  }),
  directContact: group(
    'Direct contact',
    { email: email.optional(), phone: phone('Telephone').optional(), whatsapp: phone('WhatsApp').optional() },
    'Shown at the foot of every page, and where the form cannot be used. Each may stay empty.',
  ).prefault({}),
})

const person = group('Person', { who: text('Who', 60), what: text('What you offer them', 80) })

const home = group('Home', {
  ...head,
  banner: group('Banner', {
    greeting: group('Greeting', {
      tamil: text('In Tamil', 30),
      english: text('In English', 60),
    }),
    headline: text('Headline', 60, 'A phrase between *stars* is in italics. It looks best at the end.'),
    lead: text('Introduction', 200),
    enquire: text('Button to the form', 30),
    services: text('Link to the services', 30),
    picture: picture('banner'),
    alt,
  }),
  care: group('Whom you care for', {
    title,
    people: list('People', person, { min: 4, max: 4 }),
  }),
  knowledge: group('Knowledge of Life', {
    title,
    lead: text(
      'Introduction',
      400,
      'A word of another language between *stars* may name its language first: *sa-Latn:ayus* is Sanskrit in Latin letters.',
    ),
    text: text('Text', 400),
    elements: list('Elements of care', text('Element', 45), { max: 24 }),
  }),
  about: group('About Us', {
    title,
    statement: text('Statement', 200),
    text: text('Text', 400),
    picture: picture('blurb'),
    alt,
  }),
})

/** The page is complete without a name and without a photograph. */
const doctor = group('The doctor', {
  title: plainText('Profession', 60),
  name: plainText('Name', 60).optional(),
  picture: picture('portrait', 'Photograph').optional(),
  alt: alt.meta({ description: 'Needed with a photograph, for visitors who cannot see it.' }).optional(),
}).refine(({ picture, alt }) => !picture || alt, { path: ['alt'], error: NO_ALT })

const credential = group('Credential', { what: text('What', 60), text: text('Text', 200) })
const kindOfCare = group('Kind of care', { title, text: text('Text', 120), picture: picture('care') })
const reason = group('Reason', { title, text: text('Text', 120) })

const about = group('About Us', {
  ...head,
  headline,
  lead: text('Introduction', 400),
  doctor,
  plate: group(
    'Drawing',
    { picture: picture('plate'), alt, legend: text('Caption', 80) },
    'Shown where there is no photograph of the doctor.',
  ),
  training: group('Training', {
    title,
    credentials: list('Credentials', credential, { max: 12 }),
  }),
  services: group('Hands-on care', {
    title,
    lead: text('Introduction', 200),
    kinds: list('Kinds of care', kindOfCare, { max: 12 }),
  }),
  why: group('Why Choose Us', {
    title,
    claims: list('Reasons', reason, { min: 4, max: 4 }),
    invitation: text('Invitation', 120),
    contact: text('Button to the form', 30),
  }),
})

const product = group('Product', {
  title,
  description: text('Description', 200),
  // The background of the card, and of its picture, follows from its number, below.
  picture: picture('card-light'),
  alt,
})

const services = group('Services', {
  ...head,
  headline,
  mission: text('Mission', 400),
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

const contact = group('Contact', {
  ...head,
  headline,
  lead: text('Introduction', 400),
  picture: picture('lamp'),
  form: group('Form', {
    intro: text('Introduction', 120),
    phoneHint: text('Help for the phone number', 120),
    privacy: text('Privacy note', 400, 'Who reads the message, what it is not for, and how long it is kept.'),
  }),
  about: group('Where a visitor comes from an Enquire link', {
    title: subjectText('Line above the form', 80, true),
    message: subjectText('Beginning of the message', 200, false),
  }),
  sent: group('After an enquiry was sent', { title, text: text('Text', 400) }),
  failed: group('After an enquiry could not be sent', {
    title,
    text: text('Text', 400),
    directContact: text('Line above your direct contact', 80),
  }),
  withoutScript: text('Where the browser runs no script', 200),
})

const notFound = group('Page not found', {
  ...head,
  headline,
  lead: text('Introduction', 400),
  failure: group('Where a page could not be shown', {
    headline,
    lead: text('Introduction', 400),
    retry: text('Button to try again', 30),
  }),
})

/** One schema for each file. A page has the name of its file in its address, too. */
export const schemas = { practice, home, about, services, contact, 'not-found': notFound }

export type FileName = keyof typeof schemas
export type Checked = { [File in FileName]: z.output<(typeof schemas)[File]> }

/** Checked content with every picture's name replaced by the picture that the build made of it. */
export type Generated<Value> = Value extends PictureName
  ? GeneratedPicture
  : Value extends object
    ? { readonly [Key in keyof Value]: Generated<Value[Key]> }
    : Value

export type Content = Generated<Checked>

/** The part of JSON Schema that our schemas use, with labels (`title`) and help (`description`). */
export type JsonSchema = {
  type?: 'object' | 'array' | 'string'
  title?: string | undefined
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  format?: string
  pictureSlot?: PictureSlotName
}

/** What the owner writes. Editors know draft 7. */
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema

/** For code editors, Pages CMS and the owner's editor. */
export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
) as Record<FileName, JsonSchema>
