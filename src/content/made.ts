import type { MadePicture } from '#components/picture/places.ts'
import type { PictureName } from './fields.ts'
import type { Checked } from './schema.ts'

/** Checked content with every picture's name replaced by the picture that the build made of it. */
export type Made<Value> = Value extends PictureName
  ? MadePicture
  : Value extends object
    ? { readonly [Key in keyof Value]: Made<Value[Key]> }
    : Value

export type Content = Made<Checked>
