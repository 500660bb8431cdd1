// The kinds of field that content/ is made of, each with a message that says what to write instead.
import { z } from 'zod'
import type { PlaceName } from '#components/picture/places.ts'

/** A picture as content names it, with the place that decides how it is made. */
export type PictureName = { name: string; place: PlaceName }

export const words = (max = 400) =>
  z
    .string('write some words here')
    .trim()
    .min(1, 'write some words here')
    .max(max, `this is too long for its place: keep it under ${max} letters`)
    .refine((text) => text.split('*').length % 2 === 1, 'put a * on both sides of the italic words')

export const title = words(60)

export const pictureIn = (place: PlaceName) =>
  z
    .string('name a picture from art/, such as lamp')
    .regex(/^[a-z0-9-]+$/, 'name a picture from art/ without its ending, such as lamp')
    .transform((name): PictureName => ({ name, place }))

export const listOf = <Item extends z.ZodType>(item: Item, what: string, fewest = 1) =>
  z
    .array(item, `write a list of ${what}, each on a line that starts with a dash`)
    .min(fewest, `write at least ${fewest} ${what} here`)

export const webAddress = (host: RegExp, example: string) =>
  z
    .url({ protocol: /^https$/, error: `write the full address, such as ${example}` })
    .refine((address) => host.test(new URL(address).hostname), `this should be an address such as ${example}`)

export const phone = z
  .string(`write the number with quotation marks round it, such as "+1 555 0100"`)
  .regex(/^\+[0-9][0-9 -]+$/, 'write the number with its country code, such as "+1 555 0100"')
