// What happens before React is here. Inlined in the head of every document, so every byte counts: React itself is
// fetched only after the first paint. Links are plain hashes and work at once, because the page of a hash is brought
// as the prerendered document that it also is; the menu opens; a number keeps its digits; a submit is held until it
// can be sent. From `takeover` on, all of it is React's.
import { keepDialableInput } from '#enquiry/keep-caret.ts'

/** Set when the site is built: where each page's document stands. */
declare const DOCUMENTS: Record<string, string>
declare const BASE: string

const PATIENCE_MS = 3_000
const FROM_DECODED_TO_SEEN_MS = 100
/** Browsers do not count less as a shift either. */
const NOTICEABLE_PX = 3

const documents = DOCUMENTS
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const leaving = new AbortController()
const { signal } = leaving
let wanted = documentPage

// Every page starts at its top, also after Back and after a reload.
history.scrollRestoration = 'manual'

async function showPageOfHash(change?: HashChangeEvent) {
  const path = /^#([^?]+?)\/?(\?|$)/.exec(location.hash)?.[1] ?? '/'
  const page = path === '/' ? documentPage : path in documents ? path : '/404'
  if (page === wanted) return
  wanted = page
  // Better nothing than the wrong page: see [data-elsewhere] in base.css.
  html.dataset.elsewhere = ''
  const answer = await fetch(BASE + (documents[page] ?? '404.html'))
  const text = await answer.text()
  if (document.readyState === 'loading') {
    await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
  }
  if (page !== wanted || !answer.ok || signal.aborted) return
  // The header stays, and with it a menu that is open and whoever is in it.
  const main = document.querySelector('main') as HTMLElement
  const root = main.parentElement as HTMLElement
  root.dataset.page = page
  for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.hash === `#${page}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  // The last <main, because this script itself stands in the document and names it too.
  main.outerHTML = text.slice(text.lastIndexOf('<main'), text.lastIndexOf('</main'))
  document.title = /<title>(.*?)</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  delete html.dataset.elsewhere
  scrollTo(0, 0)
  // A screen reader hears of a new page by its heading; of the first one it hears from the browser.
  if (change) {
    const heading = document.querySelector('h1') as HTMLElement
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

const menuToggle = () => document.querySelector('[aria-controls]') as HTMLElement

function listen<Kind extends keyof WindowEventMap>(
  kind: Kind,
  handle: (event: WindowEventMap[Kind]) => void,
) {
  addEventListener(kind, handle, { signal })
}

listen('hashchange', showPageOfHash)
listen('click', ({ target }) => {
  const pressed = (target as Element).closest('a, [aria-controls]')
  const toggle = menuToggle()
  if (pressed) toggle.ariaExpanded = String(pressed === toggle && toggle.ariaExpanded !== 'true')
})
listen('keydown', ({ key }) => {
  const toggle = menuToggle()
  if (key !== 'Escape' || toggle.ariaExpanded !== 'true') return
  toggle.ariaExpanded = 'false'
  toggle.focus()
})
listen('input', ({ target }) => {
  if ((target as HTMLInputElement).type === 'tel') keepDialableInput(target as HTMLInputElement)
})
listen('submit', (event) => {
  event.preventDefault()
  html.dataset.attempt = 'submit'
  start()
})
// What the browser itself refused is answered by the desk, which comes later than React does.
addEventListener('invalid', () => (html.dataset.attempt = 'invalid'), true)
addEventListener('takeover', () => leaving.abort())

const nameManifest = (rel: string) => document.querySelector('[href$=webmanifest]')?.setAttribute('rel', rel)

let isStarted = false

function start() {
  isStarted = true
  nameManifest('manifest')
  // Named in the document, with its digest, as one that no browser with modules fetches by itself.
  const { src, integrity } = document.querySelector('[nomodule]') as HTMLScriptElement
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, integrity }))
  // Each face in a task of its own, for asking takes a slow phone its time. They come together, when the last is here:
  // the page is laid out again one time instead of five.
  const faces = [...document.fonts].map(
    (face, turn) => new Promise((done) => setTimeout(() => done(face.load()), turn)),
  )
  Promise.allSettled(faces).then(changeFaces)
}

/**
 * Where a line would break elsewhere, and what is being read would move, our faces come with the next page. Else they
 * come to what is in sight, and then to the rest of the page, a section in each frame.
 */
async function changeFaces() {
  const sections = [...document.querySelectorAll<HTMLElement>('header, main > *, footer')]
  const inSight = sections.filter((section) => placeOf(section) < innerHeight)
  const parts = inSight.flatMap((section) => [...section.querySelectorAll('*')])
  const before = parts.map(placeOf)
  inSight.forEach(dress)
  if (parts.some((part, index) => Math.abs(placeOf(part) - (before[index] as number)) >= NOTICEABLE_PX)) {
    for (const section of inSight) delete section.dataset.fonts
    return addEventListener('hashchange', () => dress(html))
  }
  for (const section of [...sections, html]) {
    await new Promise(requestAnimationFrame)
    dress(section)
  }
}

const dress = (section: HTMLElement) => {
  section.dataset.fonts = ''
}

/** How far down it stands; what is below the window stands at its edge, wherever it is. */
const placeOf = (element: Element) => Math.min(element.getBoundingClientRect().top, innerHeight)

// Whoever touches the page wants it alive at once. For the others it can wait until the page of the hash and its first
// picture are on the screen; or for a while, where they are slow, cannot be had, or pictures are switched off.
const arrival = showPageOfHash()
const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode()
listen('load', () => {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS))
  Promise.race([arrival.then(firstPicture), patience])
    .catch(() => {})
    .then(() => setTimeout(start, FROM_DECODED_TO_SEEN_MS))
})
// The browser would ask for it at `load`, before the first picture is on the screen, and Lighthouse counts it into that.
listen('DOMContentLoaded', () => isStarted || nameManifest('later'))
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, signal })
