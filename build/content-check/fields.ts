// The kinds of field in content/. Each has a label and help for editors, and says what to write instead of a mistake.
import { z } from 'zod'
import type { PictureSlotName } from '#components/picture/picture-slots.ts'
import { nameFrom, type PictureName } from '../pictures/picture-name.ts'
import { type MarkupRules, markupProblems } from './markup.ts'
import { QUOTE } from './yaml-errors.ts'

const label = (title: string, description?: string) => ({ title, ...(description && { description }) })

const EMPTY = 'write some words here'
const NOT_WORDS = `words belong here, not a list or a group: write them on one line; if they hold a colon, ${QUOTE}`

/** Letters and accents are joined: our fonts have é, but not the accent alone. */
function limitedText(max: number, rules: MarkupRules, empty = EMPTY) {
  return z
    .string({ error: ({ input }) => (typeof input === 'object' ? NOT_WORDS : empty) })
    .trim()
    .normalize()
    .min(1, empty)
    .max(max, {
      error: ({ input }) => `this is ${String(input).length} characters long: shorten it to ${max}`,
    })
    .superRefine((value, { addIssue }) => {
      for (const message of markupProblems(value, rules)) addIssue({ code: 'custom', message })
    })
}

/** Text that the page shows; a phrase between *stars* is in italics. */
export const text = (title: string, max: number, description?: string) =>
  limitedText(max, { italics: true }).meta(label(title, description))

/** Text that is also used where no italics are possible: the browser's tab, search results, a text field. */
export const plainText = (title: string, max: number, description?: string) =>
  limitedText(max, { italics: false }).meta(label(title, description))

/** The practice's name, which {name} stands for in every other text. */
export const practiceName = limitedText(60, { italics: false, placeholders: [] }).meta(
  label('Name', 'Stands wherever a text says {name}.'),
)

/** Text in which {subject} becomes the product or topic that a visitor asks about. */
export const subjectText = (title: string, max: number, italics: boolean) =>
  limitedText(max, { italics, placeholders: ['name', 'subject'] })
    .includes('{subject}', 'write {subject} where the product or topic belongs')
    .meta(label(title, '{subject} becomes the product or the topic.'))

export const NO_ALT = 'describe what the picture shows, for those who cannot see it'

export const alt = limitedText(400, { italics: false }, NO_ALT).meta(
  label('What the picture shows', 'Read aloud to visitors who cannot see the picture.'),
)

/** A picture's name. `pictureSlot` says where it is shown, for the size check and for editors. */
export function picture(slot: PictureSlotName, title = 'Picture') {
  const name = z
    .string('name a picture from art/, such as lamp')
    .regex(/^[a-z0-9-]+$/, {
      error: ({ input }) => {
        const name = nameFrom(String(input))
        return name
          ? `write the picture’s name as “${name}”`
          : 'a picture’s name has only small letters from a to z, digits and hyphens, such as “lamp”'
      },
    })
    .meta({
      ...label(title, 'The name of a picture in art/, without its ending.'),
      pictureSlot: slot,
    })
  return name.transform((name): PictureName => ({ name, slot }))
}

/** Named fields that belong together in a file. */
export const group = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  description?: string,
) =>
  z
    .strictObject(
      shape,
      `write ${Object.keys(shape).join(', ')} below it, each on a line of its own with a colon after it`,
    )
    .meta(label(title, description))

/** `what` is a word for the items in messages, where it is not the title. */
type Length = { what?: string; min?: number; max: number }

export const list = <Item extends z.core.SomeType>(
  title: string,
  item: Item,
  { what = title.toLowerCase(), min = 1, max }: Length,
  description?: string,
) =>
  z
    .array(item, `write a list of ${what}, each on a line that begins with a dash and a space`)
    .min(min, `there are too few ${what}: write at least ${min}`)
    .max(max, `there is room for ${max} ${what}: take some out`)
    .meta(label(title, description))

export const webAddress = (title: string, host: RegExp, example: string) => {
  const error = `write the full address, such as ${example}`
  return z
    .url({ protocol: /^https$/, error, abort: true })
    .refine((address) => host.test(new URL(address).hostname), `this leads to another site: ${error}`)
    .refine((address) => !/\s/.test(address), error)
    .meta(label(title, `The full address, such as ${example}.`))
}

const EMAIL = 'write an email address, such as name@example.com'

export const email = z
  .string(EMAIL)
  .trim()
  .check(z.email(EMAIL))
  .meta(label('Email', 'Such as name@example.com.'))

const NUMBER = 'write the number with its country code, such as +1 555 0100'

/** E.164: a number has at most 15 digits, and one that can be called from abroad at least 7. */
export const phone = (title: string) =>
  z
    .string(NUMBER)
    .trim()
    .regex(
      // Word replaces spaces and hyphens with others that look the same.
      /^\+[1-9](?:[ \u00a0\u202f\u2010\u2011\u2013-]*[0-9]){6,14}$/,
      `${NUMBER}: 7 to 15 digits, and between them only spaces and hyphens`,
    )
    .meta(label(title, 'With the country code, such as +1 555 0100.'))

export const title = text('Title', 60)
export const headline = text('Headline', 60)

/** The file of a page, with its name in browsers, search results and link previews. */
export const page = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  group(name, {
    title: plainText('Page title', 70, 'Shown in the browser’s tab and in search results.'),
    description: plainText('Page description', 180, 'Shown in search results below the title.'),
    ...shape,
  })
