// Makes a document in the frame equal to another one by changing only what differs, so that nothing flashes and the scroll
// position stays.
import morphdom from 'morphdom'

type PatchOptions = {
  /** The element in which the owner is writing, whose text stays as it is. */
  written: HTMLElement | undefined
  /** Called when the document has its style. Before, nothing is at its place. */
  onStyled: () => void
}

/** Patches `shown` to be like `next`. */
export function patchDocument(shown: Document, next: Document, { written, onStyled }: PatchOptions): void {
  const [from, to] = [shown.documentElement, next.documentElement]
  // Another page begins at its top.
  if (from.dataset.page !== to.dataset.page) {
    from.dataset.page = to.dataset.page
    shown.body.replaceChildren(...next.body.childNodes)
    shown.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
    patchHead(shown, next, onStyled)
    return
  }
  morphdom(shown.body, next.body, {
    // An item that is moved keeps its elements, and so its picture.
    getNodeKey: (node) => keyOf(node as HTMLElement),
    onBeforeElUpdated(element, wanted) {
      if (element !== written) return !element.isEqualNode(wanted)
      patchLastLine(element, wanted)
      return false
    },
  })
  patchHead(shown, next, onStyled)
}

/** The page says of a headline whether its last phrase has a line of its own: see src/components/page-intro/. */
function patchLastLine({ dataset }: HTMLElement, wanted: HTMLElement): void {
  const { lastLine } = wanted.dataset
  if (lastLine) dataset.lastLine = lastLine
  else delete dataset.lastLine
}

/** Text nodes and comments have neither a dataset nor an id. */
const keyOf = ({ dataset, id }: Partial<HTMLElement>) => dataset?.item ?? (id || undefined)

const SHEET = 'link[rel=stylesheet]'

function patchHead(shown: Document, next: Document, onStyled: () => void): void {
  shown.title = next.title
  const sheets = [...shown.querySelectorAll<HTMLLinkElement>(SHEET)]
  const wanted = next.querySelector<HTMLLinkElement>(SHEET)
  const last = sheets.at(-1)
  if (!wanted || last?.href === wanted.href) {
    if (!last || last.sheet) onStyled()
    else last.addEventListener('load', onStyled)
    return
  }
  // The old style stays until the new one is loaded.
  wanted.addEventListener('load', () => {
    for (const sheet of sheets) sheet.remove()
    onStyled()
  })
  shown.head.append(wanted)
}
