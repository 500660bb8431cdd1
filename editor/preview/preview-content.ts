// Turns the words that the owner sees into the content of pages. They may be unsaved or wrong, so nothing is validated.
import type { FieldSchema } from '#schema/field-schema.ts'
import type { Content } from '#schema/index.ts'
import { type GeneratedPicture, type PictureName, parsePicture } from '#schema/picture-slots.ts'
import { cardTone } from '#schema/services.ts'
import { contentFiles } from '../../build/check/content-files.ts'
import { type Path, valueAt } from '../../build/check/field-path.ts'
import type { Value } from '../api-types.ts'

/** The values of the files of content/, by their names. */
export type Values = Readonly<Record<string, Value>>

/** This stands for an address that is half written. */
const NO_ADDRESS = 'https://example.com/your_page'

type FieldReaders = {
  text: (text: string, file: string, path: Path) => string
  /** Returns a complete address, because components parse it. */
  address: (address: string, file: string, path: Path) => string
  picture: (picture: PictureName, file: string, path: Path) => GeneratedPicture
}

/** Makes the content. The readers decide what becomes of each field. */
export function previewContent(values: Values, { text, address, picture }: FieldReaders): Content {
  const practiceName = textOf(valueAt(values['content/practice.yaml'], ['name']))

  function read(file: string, schema: FieldSchema, value: Value, path: Path, isRequired: boolean): unknown {
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(([name, field]) => [
        name,
        read(file, field, valueAt(value, [name]) as Value, [...path, name], isRequiredIn(schema, name)),
      ])
      return Object.fromEntries(fields)
    }
    const { items } = schema
    if (items) {
      const list = Array.isArray(value) ? (value as readonly Value[]) : []
      return list.map((item, index) => read(file, items, item, [...path, index], true))
    }
    const written = textOf(value)
    if (!written && !isRequired) return undefined
    if (schema.pictureSlot) {
      return picture({ ...parsePicture(written), slot: slotOf(schema, file, path) }, file, path)
    }
    if (schema.format === 'uri') return address(URL.canParse(written) ? written : NO_ADDRESS, file, path)
    return text(
      written.replaceAll('{name}', () => practiceName),
      file,
      path,
    )
  }

  const content = Object.fromEntries(
    contentFiles.map(({ name, file, schema }) => [name, read(file, schema, values[file], [], true)]),
  ) as unknown as Content
  const products = content.services.products.map((product, index) => ({ ...product, tone: cardTone(index) }))
  return { ...content, services: { ...content.services, products } }
}

const isRequiredIn = (schema: FieldSchema, name: string) => schema.required?.includes(name) ?? false

/** Cleans a text as the check does, and removes the characters that mark fields in a preview. */
const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\ue000-\uf8ff]/g, '')
        .trim()
        .normalize()
    : ''

/** Returns the slot of a picture. Cards of products alternate between two: content/schema/services.ts. */
function slotOf({ pictureSlot = 'card-light' }: FieldSchema, file: string, path: Path) {
  const [list, index] = path
  const isCard = file === 'content/services.yaml' && list === 'products' && typeof index === 'number'
  return isCard ? (`card-${cardTone(index)}` as const) : pictureSlot
}
