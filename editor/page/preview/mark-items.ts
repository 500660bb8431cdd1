// Marks in the preview which elements are an item of a list, which fields are not saved yet, and the names of fields
// without words.
import { schemaAt } from '#check/field-path.ts'
import { indexPathOf, isItemId, keyOf, type Lists, type Target } from '../../store/edit.ts'
import { fieldId, fieldOfId, forms } from '../editor-context.tsx'

/** The lists and drafts of each file, by its name. */
type ShownDrafts = Readonly<Record<string, { lists: Lists; drafts: readonly string[] }>>

const FIELDS = '[data-field], [data-picture]'

/** Returns the key of the field that an element shows. */
export const fieldKeyOf = (element: Element): string =>
  element.getAttribute('data-field') ?? element.getAttribute('data-picture') ?? ''

/** Sets data-item on items, data-draft on drafts, and data-label on fields without words. */
export function markItems(document: Document, files: ShownDrafts): void {
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>(FIELDS)) {
    const field = fieldOfId(fieldKeyOf(element))
    if (!field) continue
    const { file, path } = field
    const { lists = {}, drafts = [] } = files[file] ?? {}
    if (!element.textContent && element.dataset.field) element.dataset.label = titleOf(field, lists)
    const item = path.slice(0, path.findIndex(isItemId) + 1)
    const itemId = fieldId({ file, path: item })
    const container = item.length > 0 ? containerOf(element, itemId) : element
    if (drafts.includes(keyOf(item))) container.dataset.draft = ''
    else if (drafts.includes(keyOf(path))) element.dataset.draft = ''
    if (item.length === 0 || container.dataset.item) continue
    const count = counts.get(itemId) ?? 0
    counts.set(itemId, count + 1)
    // An item may be shown in two places of a page.
    container.dataset.item = `${itemId}:${count}`
  }
}

function titleOf({ file, path }: Target, lists: Lists): string {
  const form = forms.find((each) => each.file === file)
  return schemaAt(form?.schema, indexPathOf(lists, path) ?? [])?.title ?? ''
}

/** Returns the largest element that shows fields of the item only. */
function containerOf(element: HTMLElement, itemId: string): HTMLElement {
  const isOfItem = (each: Element) => `${fieldKeyOf(each)}/`.startsWith(`${itemId}/`)
  let container = element
  for (
    let parent = container.parentElement;
    parent && container.localName !== 'li' && [...parent.querySelectorAll(FIELDS)].every(isOfItem);
    parent = parent.parentElement
  ) {
    container = parent
  }
  return container
}
