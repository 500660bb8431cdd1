// Which field a text or a picture of the preview comes from. The site itself knows nothing of the editor.
import { plainText } from '#components/inline-markup/parse-inline.ts'
import type { FieldSchema, Form, Path, Value } from '../api-types.ts'

export type ShownField = { file: string; path: Path; isPicture: boolean; shown: string }

/** All fields of a file with what visitors see of them. */
export function shownFields({ file, schema }: Form, value: Value, practiceName: string): ShownField[] {
  const fields = (schema: FieldSchema, value: Value, path: Path): ShownField[] => {
    if (typeof value === 'string') {
      const text = value.replaceAll('{name}', practiceName)
      const isPicture = schema.pictureSlot !== undefined
      return value ? [{ file, path, isPicture, shown: isPicture ? value : normal(plainText(text)) }] : []
    }
    if (schema.items && Array.isArray(value)) {
      const { items } = schema
      return value.flatMap((item: Value, index) => fields(items, item, [...path, index]))
    }
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      fields(field, (value as Record<string, Value> | undefined)?.[name], [...path, name]),
    )
  }
  return fields(schema, value, [])
}

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** How far outside the pressed element its text may end: past a span, an em or a link. */
const LEVELS = 3

/** `offset` is the pressed letter of the element's text: several fields may stand in one paragraph. */
export function fieldOf(
  pressed: Element,
  fields: readonly ShownField[],
  offset: number,
): ShownField | undefined {
  const image = pressed.closest('picture')?.querySelector('img') ?? pressed.closest('img')
  if (image) return pictureField(image, fields)
  const texts = fields.filter(({ isPicture }) => !isPicture)
  const ancestors: Element[] = []
  for (
    let element: Element | null = pressed;
    element && ancestors.length < LEVELS;
    element = element.parentElement
  ) {
    ancestors.push(element)
  }
  for (const element of ancestors) {
    const text = normal(element.textContent)
    const exact = texts.find(({ shown }) => shown === text)
    if (exact) return exact
  }
  const href = pressed.closest('a')?.getAttribute('href')
  const address = texts.find(({ shown }) => href && (shown === href || href === `mailto:${shown}`))
  if (address) return address
  // Words for screen readers, an arrow or another field may stand beside the text.
  const text = normal(pressed.textContent)
  const isPressed = (start: number, length: number) =>
    start >= 0 && start <= offset && offset <= start + length
  return texts
    .filter(({ shown }) => isPressed(text.indexOf(shown), shown.length))
    .sort((one, other) => other.shown.length - one.shown.length)[0]
}

/** The name of a made picture begins with that of its original: hero-banner.1a2b3c-721.webp. */
function pictureField(image: HTMLImageElement, fields: readonly ShownField[]): ShownField | undefined {
  const made = (image.currentSrc || image.src).split('/').at(-1) ?? ''
  return fields
    .filter(({ isPicture, shown }) => isPicture && new RegExp(`^${shown}[-.]`).test(made))
    .sort((one, other) => other.shown.length - one.shown.length)[0]
}

/** The innermost element that shows a field, to scroll to. */
export function elementOf(field: ShownField, root: ParentNode): Element | undefined {
  if (field.isPicture) {
    return [...root.querySelectorAll('img')].find((image) => pictureField(image, [field]))
  }
  const all = [
    ...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, span, figcaption, legend, small, label'),
  ]
  return all.findLast((element) => normal(element.textContent) === field.shown)
}
