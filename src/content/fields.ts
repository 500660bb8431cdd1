// The kinds of field that content/ is made of, each with a message that says what to write instead.
import { z } from 'zod'
import type { PlaceName } from '#components/picture/places.ts'
import { misreadIn } from './markup.ts'

/** A picture as content names it, with the place that decides how it is made. */
export type PictureName = { name: string; place: PlaceName }

function refuseMisread(text: string, { addIssue }: z.RefinementCtx) {
  for (const message of misreadIn(text)) addIssue({ code: 'custom', message })
}

export const words = (max = 400) =>
  z
    .string('write some words here')
    .trim()
    .min(1, 'write some words here')
    .max(max, {
      error: ({ input }) =>
        `these ${String(input).length} letters are too long for their place: it holds ${max}`,
    })
    .refine((text) => text.split('*').length % 2 === 1, 'put a * on both sides of the italic words')
    .superRefine(refuseMisread)

export const title = words(60)

/** What a picture shows, for those who hear the page or whose pictures do not load. */
export const alt = z
  .string('describe what the picture shows, for those who cannot see it')
  .trim()
  .max(400, 'this is long to listen to: describe the picture in up to 400 letters')
  .superRefine(refuseMisread)
  .meta({ description: 'What the picture shows, for those who cannot see it' })

/** Where each picture of a schema stands, for the check that its original is large enough. */
export const picturePlaces = z.registry<{ place: PlaceName }>()

export function pictureIn(place: PlaceName) {
  const name = z
    .string('name a picture from art/, such as lamp')
    .regex(/^[a-z0-9-]+$/, {
      error: ({ input }) => `write the picture’s name as “${nameFrom(String(input)) || 'lamp'}”`,
    })
    .meta({ description: 'The name of a picture in art/, without its ending' })
  picturePlaces.add(name, { place })
  return name.transform((name): PictureName => ({ name, place }))
}

/** What was meant by `art/Lamp 2.JPG`: lamp-2, small and without folder and ending. */
export function nameFrom(written: string): string {
  const [, name = ''] = /([^/\\]*?)(\.\w+)?$/.exec(written.trim()) ?? []
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const listOf = <Item extends z.ZodType>(item: Item, what: string, fewest = 1) =>
  z
    .array(item, `write a list of ${what}, each on a line that starts with a dash`)
    .min(fewest, `write at least ${fewest} ${what} here`)

export const webAddress = (host: RegExp, example: string) =>
  z
    .url({ protocol: /^https$/, error: `write the full address, such as ${example}` })
    .refine((address) => !/\s/.test(address), `an address holds no space: write one such as ${example}`)
    .refine(
      (address) => !URL.canParse(address) || host.test(new URL(address).hostname),
      `this leads somewhere else: write an address such as ${example}`,
    )

const NUMBER = 'write the number with its country code, such as +1 555 0100'

/** E.164: no number in the world has more than 15 digits, and none that can be called from abroad fewer than 7. */
export const phone = z.string(NUMBER).regex(/^\+[1-9](?:[ -]*[0-9]){6,14}$/, {
  error: ({ input }) => (/^\+[0-9 -]+$/.test(String(input)) ? `${NUMBER}: it has 7 to 15 digits` : NUMBER),
})
