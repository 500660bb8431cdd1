// The types of content/. No validator is sent to the browser: pages import these types only.
import type { z } from 'zod'
import type { GeneratedPicture, PictureSlotName } from '#schema/picture-slots.ts'
import type { PictureName } from '../pictures/picture-name.ts'
import type { notFound, practice } from './shared-schemas.ts'

/** One schema for each file. Each page adds its own: see src/pages/home/home-schema.ts. */
export interface Schemas {
  practice: typeof practice
  'not-found': typeof notFound
}

export type PageName = Exclude<keyof Schemas, 'practice' | 'not-found'>
export type Checked = { [File in keyof Schemas]: z.output<Schemas[File]> }

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
