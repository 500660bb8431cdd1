// Makes a document in the frame equal to another one by changing only what differs, so that nothing flashes and the scroll
// position stays.
import morphdom from 'morphdom'

/** Patches `shown` to be like `next`. The element `written`, in which the owner is writing, stays as it is. */
export function patchDocument(shown: Document, next: Document, written: Element | undefined): void {
  const [from, to] = [shown.documentElement, next.documentElement]
  // Another page begins at its top.
  if (from.dataset.page !== to.dataset.page) {
    from.dataset.page = to.dataset.page
    patchHead(shown, next)
    shown.body.replaceChildren(...next.body.childNodes)
    shown.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  patchHead(shown, next)
  morphdom(shown.body, next.body, {
    // An item that is moved keeps its elements, and so its picture.
    getNodeKey: (node) => keyOf(node as HTMLElement),
    onBeforeElUpdated: (element, wanted) => element !== written && !element.isEqualNode(wanted),
  })
}

/** Text nodes and comments have neither a dataset nor an id. */
const keyOf = ({ dataset, id }: Partial<HTMLElement>) => dataset?.item ?? (id || undefined)

const SHEET = 'link[rel=stylesheet]'

function patchHead(shown: Document, next: Document): void {
  shown.title = next.title
  const sheets = [...shown.querySelectorAll<HTMLLinkElement>(SHEET)]
  const wanted = next.querySelector<HTMLLinkElement>(SHEET)
  if (!wanted || sheets.at(-1)?.href === wanted.href) return
  // The old style stays until the new one is loaded.
  wanted.addEventListener('load', () => {
    for (const sheet of sheets) sheet.remove()
  })
  shown.head.append(wanted)
}
