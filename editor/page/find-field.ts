// Which field a text or a picture of the preview comes from. The site itself knows nothing of the editor.
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { schemaAt, textsIn } from '../../build/content-check/path.ts'
import { fieldId, type Value } from '../api-types.ts'
import type { Form } from '../forms.ts'

/** The id is that of its control in the form. `shown` are words, or the name of a picture. */
export type ShownField = { id: string; isPicture: boolean; shown: string }

/** All fields of a form with what visitors see of them. */
export const shownFields = ({ file, schema }: Form, value: Value, practiceName: string): ShownField[] =>
  textsIn(value).flatMap(({ text, path }) => {
    const isPicture = Boolean(schemaAt(schema, path)?.pictureSlot)
    // The words beside a subject are enough to find its line.
    const words = plainText(text).replaceAll('{name}', practiceName).split('{subject}')
    const shown = words.map((each) => each.trim()).filter((each) => each !== '')
    return shown.map((each) => ({ id: fieldId(file, path), isPicture, shown: each }))
  })

/** Of several the longest: hero-banner, not hero. Of several fields with one picture, the first. */
export function fieldOf(pressed: Element, event: MouseEvent, fields: readonly ShownField[]) {
  const image = pressed.closest('img')
  const href = pressed.closest('a')?.getAttribute('href')
  const text = pressed.ownerDocument.body.textContent
  const at = letterAt(pressed, event)
  const isPressed = ({ isPicture, shown }: ShownField) => {
    if (image || isPicture) return isPicture && shows(image, shown)
    const start = text.indexOf(shown, at - shown.length + 1)
    return shown === href || (start >= 0 && start <= at)
  }
  const found = fields.filter(isPressed)
  return found.toSorted((one, other) => other.shown.length - one.shown.length)[0]
}

/**
 * Which letter of the page's text lies under the pointer, or the first of the element where that is another's, as at the
 * edge of a word, or in Safari before 18.4; -1 for a box without text.
 */
function letterAt(element: Element, { clientX, clientY }: MouseEvent): number {
  const { ownerDocument: document } = element
  const before = document.createRange()
  before.setStart(document.body, 0)
  before.setEnd(element, 0)
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint?.(clientX, clientY) ?? {}
  if (node?.nodeType === Node.TEXT_NODE && element.contains(node)) {
    // Behind the last letter of a text begins another.
    before.setEnd(node, Math.min(offset, String(node.nodeValue).length - 1))
  }
  return element.textContent ? before.toString().length : -1
}

/** The name of a made picture begins with that of its original: hero-banner.1a2b3c-721.avif. */
const shows = (image: Element | null, name: string) =>
  image?.getAttribute('src')?.split('/').at(-1)?.startsWith(`${name}-`)

/** The innermost element that shows a field, to scroll to: in the page itself rather than in its footer. */
export function elementOf(
  id: string,
  fields: readonly ShownField[],
  document: Document,
): Element | undefined {
  const field = fields.find((each) => each.id === id)
  if (!field) return undefined
  if (field.isPicture) return [...document.images].find((image) => shows(image, field.shown))
  const all = ['footer', 'main'].flatMap((area) => [...document.querySelectorAll(`${area}, ${area} *`)])
  return all.findLast((element) => element.textContent.includes(field.shown))
}
