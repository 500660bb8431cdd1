// Which field a text or a picture of the preview comes from. The site itself knows nothing of the editor.

import { schemaAt, textsIn } from '#check/field-path.ts'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import type { Form, Value } from '../../api-types.ts'
import { itemPathOf, type Lists, type Target } from '../../store/edit.ts'
import { fieldId } from '../editor-context.tsx'

/** The id is that of its control in the form. `shown` are words, or the name of a picture. */
export type ShownField = { id: string; field: Target; isPicture: boolean; shown: string }

/** All fields of a form with what visitors see of them. */
export const shownFields = (
  { file, schema }: Form,
  { value, lists }: { value: Value; lists: Lists },
  practiceName: string,
): ShownField[] =>
  textsIn(value).flatMap(({ text, path }) => {
    const isPicture = Boolean(schemaAt(schema, path)?.pictureSlot)
    // The words beside a subject are enough to find its line.
    const words = plainText(text).replaceAll('{name}', practiceName).split('{subject}')
    const shown = words.map((each) => each.trim()).filter((each) => each !== '')
    const field = { file, path: itemPathOf(lists, path) }
    return shown.map((each) => ({ id: fieldId(field), field, isPicture, shown: each }))
  })

/** Of several the longest: hero-banner, not hero. */
export function fieldOf(pressed: Element, event: MouseEvent, fields: readonly ShownField[]) {
  const image = pressed.closest('img')
  if (image) return fieldOfPicture(image, fields)
  const href = pressed.closest('a')?.getAttribute('href')
  const text = pressed.ownerDocument.body.textContent
  const at = characterAt(pressed, event)
  const isPressed = ({ isPicture, shown }: ShownField) => {
    const start = text.indexOf(shown, at - shown.length + 1)
    return !isPicture && (shown === href || (start >= 0 && start <= at))
  }
  return longest(fields.filter(isPressed))
}

const longest = (fields: readonly ShownField[]) =>
  fields.toSorted((one, other) => other.shown.length - one.shown.length)[0]

/**
 * The index of the character under the pointer in the page's text, or of the element's first where that is another's, as
 * at the edge of a word, or in Safari before 18.4; -1 for a box without text.
 */
function characterAt(element: Element, { clientX, clientY }: MouseEvent): number {
  const { ownerDocument: document } = element
  const before = document.createRange()
  before.setStart(document.body, 0)
  before.setEnd(element, 0)
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint?.(clientX, clientY) ?? {}
  if (node?.nodeType === Node.TEXT_NODE && element.contains(node)) {
    // Behind the last character of a text begins another.
    before.setEnd(node, Math.max(0, Math.min(offset, String(node.nodeValue).length - 1)))
  }
  return element.textContent ? before.toString().length : -1
}

function fieldOfPicture(image: HTMLImageElement, fields: readonly ShownField[]) {
  const nameOf = (each: HTMLImageElement) => longest(fields.filter((field) => shows(each, field)))?.shown
  const name = nameOf(image)
  // Fields with the same picture are shown in their order.
  const number = [...image.ownerDocument.images].filter((each) => nameOf(each) === name).indexOf(image)
  return fields.filter(({ isPicture, shown }) => isPicture && shown === name)[number]
}

/** The name of a made picture begins with that of its original: hero-banner.1a2b3c-721.avif. */
function shows(image: HTMLImageElement, { isPicture, shown }: ShownField): boolean {
  return isPicture && Boolean(image.src.split('/').at(-1)?.startsWith(`${shown}-`))
}

/** The innermost element that shows a field, to scroll to: in the page itself rather than in its footer. */
export function elementOf(
  id: string,
  fields: readonly ShownField[],
  document: Document,
): Element | undefined {
  const field = fields.find((each) => each.id === id)
  if (!field) return undefined
  if (field.isPicture) return [...document.images].find((image) => fieldOfPicture(image, fields) === field)
  const all = ['footer', 'main'].flatMap((area) => [...document.querySelectorAll(`${area}, ${area} *`)])
  return all.findLast((element) => element.textContent.includes(field.shown))
}
