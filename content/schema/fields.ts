// The kinds of field in content/. Each has a label and help for the editor, and says what to write instead of a mistake.
// What zod does not know is data here, which build/check/ checks: `markup` and `pictureSlot`.
import { z } from 'zod'
import type { MarkupRules } from './field-schema.ts'
import { PICTURE_TEXT, type PictureName, type PictureSlotName, parsePicture } from './picture-slots.ts'

const NOT_WORDS = 'words belong here, not a list or a group'

/** Joins letters and accents, because our fonts have é but not the accent alone. */
export const limitedText = (
  max: number,
  { italics, placeholders = ['name'] }: { italics: boolean; placeholders?: readonly string[] },
  empty = 'write some words here',
) =>
  z
    .string({ error: ({ input }) => (typeof input === 'object' ? NOT_WORDS : empty) })
    .trim()
    .normalize()
    .min(1, empty)
    .max(max, `this is too long: shorten it to ${max} characters`)
    .meta({ markup: { italics, placeholders } satisfies MarkupRules })

/** Text that the page shows; a phrase between *stars* is in italics. */
export const text = (title: string, max: number, description?: string) =>
  limitedText(max, { italics: true }).meta({ title, description })

/** Text that is also used where no italics are possible: the browser's tab, search results, a text field. */
export const plainText = (title: string, max: number, description?: string) =>
  limitedText(max, { italics: false }).meta({ title, description })

/** Text in which {subject} becomes the product or topic that a visitor asks about. */
export const subjectText = (title: string, max: number) =>
  limitedText(max, { italics: false, placeholders: ['name', 'subject'] })
    .includes('{subject}', 'write {subject} where the product or topic belongs')
    .meta({ title, description: 'With the product or topic that the visitor asks about.' })

const NO_ALT = 'describe what the picture shows, for those who cannot see it'

export const alt = limitedText(400, { italics: false }, NO_ALT).meta({
  title: 'What the picture shows',
  description: 'Read aloud to visitors who cannot see the picture.',
})

/** A picture's name, and its focal point. `pictureSlot` says where it is shown, for the size check and for the editor. */
export const picture = (slot: PictureSlotName, title = 'Picture') =>
  z
    .string('choose a picture, such as lamp')
    .regex(
      PICTURE_TEXT,
      'write only small letters, digits and hyphens, such as lamp-2 for art/Lamp 2.JPG; behind it may stand which part of a photograph is shown, such as 50% 20% for its upper middle',
    )
    .meta({
      title,
      description: 'The name of a picture in art/, without its ending.',
      pictureSlot: slot,
    })
    .transform((text): PictureName => ({ ...parsePicture(text), slot }))

/** Named fields that belong together in a file. */
export function group<Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  description?: string,
) {
  const all = Object.keys(shape).join(', ')
  const unknownName = (name: string) =>
    `“${name}” is not a name that is known here; the names here are ${all}`
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys.map(unknownName).join('; ') : `write ${all} here`,
    })
    .meta({ title, description })
}

export const list = <Item extends z.core.SomeType>(
  title: string,
  item: Item,
  { min = 1, max }: { min?: number; max: number },
  description?: string,
) =>
  z
    .array(item, 'a list belongs here')
    .min(min, `there are too few items here: write at least ${min}`)
    .max(max, `there is room for ${max} items here: take some out`)
    .meta({ title, description })

export const title = text('Title', 60)
export const headline = text('Headline', 60)

/** The file of a page, with its name in browsers, search results and link previews. */
export const page = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  group(name, {
    title: plainText('Page title', 70, 'Shown in the browser’s tab and in search results.'),
    description: plainText('Page description', 180, 'Shown in search results below the title.'),
    ...shape,
  })
