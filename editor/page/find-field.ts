// Which field a text or a picture of the preview comes from. The site itself knows nothing of the editor.
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { schemaAt, textsIn } from '#content-check/path.ts'
import { type Form, fieldId, type Value } from '../api-types.ts'

/** The id is that of its control in the form. */
export type ShownField = { id: string; isPicture: boolean; shown: string }

/** All fields of a form with what visitors see of them. */
export const shownFields = ({ file, schema }: Form, value: Value, practiceName: string): ShownField[] =>
  textsIn(value).flatMap(({ text, path }) => {
    const isPicture = Boolean(schemaAt(schema, path)?.pictureSlot)
    // The words beside a subject are enough to find its line.
    const words = text.replaceAll('{name}', practiceName).replaceAll('{subject}', '')
    const shown = isPicture ? text : normal(plainText(words))
    return shown ? [{ id: fieldId(file, path), isPicture, shown }] : []
  })

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** `offset` is the pressed character of the element's text: several fields may be in one paragraph. */
export function fieldOf(
  pressed: Element,
  fields: readonly ShownField[],
  offset: number,
): ShownField | undefined {
  const image = pressed.closest('img')
  if (image) {
    // Of hero and hero-banner the longer one.
    const nameOf = (each: HTMLImageElement) => longest(fields.filter((field) => shows(each, field)))?.shown
    const name = nameOf(image)
    // Fields with the same picture are shown in their order.
    const number = [...image.ownerDocument.images].filter((each) => nameOf(each) === name).indexOf(image)
    return fields.filter(({ isPicture, shown }) => isPicture && shown === name)[number]
  }
  const texts = fields.filter(({ isPicture }) => !isPicture)
  // The text may end outside the pressed element: past a span, an em or a link.
  for (const element of [pressed, pressed.parentElement, pressed.parentElement?.parentElement]) {
    const exact = element && texts.find(({ shown }) => shown === normal(element.textContent))
    if (exact) return exact
  }
  const href = pressed.closest('a')?.getAttribute('href')
  const address = texts.find(({ shown }) => href && (shown === href || href === `mailto:${shown}`))
  if (address) return address
  // Words for screen readers, an arrow or another field may stand beside the text.
  const text = normal(pressed.textContent)
  const isPressed = (start: number, length: number) =>
    start >= 0 && start <= offset && offset <= start + length
  return longest(texts.filter(({ shown }) => isPressed(text.indexOf(shown), shown.length)))
}

const longest = (fields: readonly ShownField[]) =>
  fields.toSorted((one, other) => other.shown.length - one.shown.length)[0]

/** The name of a made picture begins with that of its original: hero-banner.1a2b3c-721.avif. */
function shows(image: HTMLImageElement, { isPicture, shown }: ShownField): boolean {
  const made = (image.currentSrc || image.src).split('/').at(-1) ?? ''
  return isPicture && made.startsWith(`${shown}-`)
}

/** The innermost element that shows a field, to scroll to. */
export function elementOf(
  id: string,
  fields: readonly ShownField[],
  document: Document,
): Element | undefined {
  const field = fields.find((each) => each.id === id)
  if (!field) return undefined
  if (field.isPicture) return [...document.images].find((image) => fieldOf(image, fields, 0) === field)
  // Not document.body, which a page that is loading does not have yet.
  const all = [...document.querySelectorAll('body *')]
  return all.findLast((element) => normal(element.textContent) === field.shown)
}
