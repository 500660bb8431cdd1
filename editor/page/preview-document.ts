// Works on the site inside the preview from outside: the site's own code knows nothing of the editor.
import type { ShownField } from './find-field.ts'

/** How long a reloaded page may take to reach its old length. */
const RESTORE_MS = 3_000

const PAGES = ['home', 'about', 'services', 'contact']

const STYLE = `[data-edit] { outline: 2px dashed #a87c2c !important; outline-offset: 4px; cursor: pointer !important; }
html { scroll-behavior: auto !important; }`

type PreviewOptions = {
  /** The path of the site. */
  base: string
  fieldOf: (element: Element, offset: number) => ShownField | undefined
  onField: (field: ShownField) => void
  onPage: (page: string) => void
  /** Outlives the document, which reloads with every change. */
  scroll: { page: string; top: number }
}

/** The page at an address, by the name of its file in content/. */
export function pageAt({ hash, pathname }: Location, base: string): string {
  const [, fromHash] = /^#\/([^?]*)/.exec(hash) ?? []
  const name = (fromHash ?? pathname.slice(base.length)).replace(/\/$/, '')
  if (name === '') return 'home'
  return PAGES.includes(name) ? name : 'notFound'
}

export function showPage(view: Window, page: string, base: string) {
  if (pageAt(view.location, base) !== page) view.location.hash = `#/${page}`
}

export function preparePreview(view: Window, { base, fieldOf, onField, onPage, scroll }: PreviewOptions) {
  const { document } = view
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(STYLE)
  document.adoptedStyleSheets.push(sheet)

  const tellPage = () => onPage(pageAt(view.location, base))
  view.addEventListener('hashchange', tellPage)
  view.addEventListener('popstate', tellPage)
  restoreScroll(view, () => pageAt(view.location, base), scroll)

  let marked: Element | undefined
  document.addEventListener('pointerover', (event) => {
    const { target } = event
    marked?.removeAttribute('data-edit')
    const isField = isElement(target) && !isNavigation(target) && fieldOf(target, offsetIn(target, event))
    marked = isField ? target : undefined
    marked?.setAttribute('data-edit', '')
  })
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      // Enter on a link is a click too, without a press (detail 0): it follows the link.
      if (!isElement(target) || isNavigation(target) || event.detail === 0) return
      const field = fieldOf(target, offsetIn(target, event))
      if (!field) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onField(field)
    },
    { capture: true },
  )
}

/** instanceof knows only the classes of its own window. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target

/** Which letter of an element's text lies under the pointer. */
function offsetIn(element: Element, { clientX, clientY }: MouseEvent): number {
  const { ownerDocument: document } = element
  const caret = document.caretRangeFromPoint(clientX, clientY)
  if (!caret || !element.contains(caret.startContainer)) return 0
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(caret.startContainer, caret.startOffset)
  return before.toString().length
}

/** The links between pages keep their work: they change the form too. */
const isNavigation = (target: Element) =>
  target.closest('header a, header button, footer a[href*="#/"], nav a') !== null

function restoreScroll(view: Window, page: () => string, scroll: PreviewOptions['scroll']) {
  const wanted = scroll.page === page() ? scroll.top : 0
  const end = performance.now() + RESTORE_MS
  let isRestoring = wanted > 0
  const stop = () => {
    isRestoring = false
  }
  for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart']) view.addEventListener(type, stop)
  const step = () => {
    if (!isRestoring || performance.now() > end) return stop()
    if (Math.abs(view.scrollY - wanted) > 1) view.scrollTo(0, wanted)
    requestAnimationFrame(step)
  }
  step()
  view.addEventListener('scroll', () => {
    if (isRestoring) return
    scroll.page = page()
    scroll.top = view.scrollY
  })
}
