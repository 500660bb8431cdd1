import type { MadePicture } from '#components/picture/places.ts'
import type { PictureName } from './fields.ts'
import type { Checked } from './schema.ts'

/** What the owner wrote, with every picture's name replaced by the picture that the build made of it. */
export type Made<Words> = Words extends PictureName
  ? MadePicture
  : Words extends object
    ? { readonly [Key in keyof Words]: Made<Words[Key]> }
    : Words

export type Content = Made<Checked>
