import type { PictureSlotName } from './picture-slots.ts'

export type MarkupRules = {
  /** Whether *stars* make italics here. */
  italics: boolean
  /** The names between braces that are replaced by something else. */
  placeholders: readonly string[]
}

/** A field as JSON Schema: the part of it that our schemas use, with labels (`title`), help (`description`) and our rules. */
export type FieldSchema = {
  type?: 'object' | 'array' | 'string'
  title?: string | undefined
  description?: string
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  format?: string
  markup?: MarkupRules
  pictureSlot?: PictureSlotName
  isColour?: boolean
  /** What may stand here until the owner has an own address. */
  placeholder?: string
}
