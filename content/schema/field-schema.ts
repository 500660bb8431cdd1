import type { PictureSlotName } from './picture-slots.ts'

export type MarkupRules = {
  /** Whether a phrase between *stars* is shown in italics. */
  italics: boolean
  /** The names between braces that are replaced by something else. */
  placeholders: readonly string[]
}

/** A field as JSON Schema, as far as we use it, with its label (`title`), help (`description`) and our own rules. */
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
  /** The value that may stand here until the owner has an address of their own. */
  placeholder?: string
}
