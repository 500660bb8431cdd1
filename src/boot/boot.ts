// Inlined in the <head> of every document. Until React has loaded, the site is a set of documents: this script leads from
// a hash address to the document of its page, loads React and the fonts, and keeps a submit for React.
import { documentOf, pageOf } from '#app/page-address.ts'
import { shortenAddress } from '#app/page-change.ts'

const NOTICE_DELAY_MS = 10_000
const base = import.meta.env.BASE_URL
const { dataset } = document.documentElement
const form = { isSubmitted: false }
const listeners = new AbortController()
const { signal } = listeners
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
let loading: Promise<void> | undefined
let attempts = 0

const pageNow = () => pageOf(location, { base, pages: PAGES }) ?? dataset.page ?? ''
const pathNow = () => base + documentOf(pageNow())
const notice = () => document.getElementById('no-script')

function loadDocument() {
  // A link waits for React too, which keeps what was typed.
  if (form.isSubmitted && notice()?.hidden) return
  // At a hash address, Home's document differs in the hash alone, and replace() would load nothing.
  if (location.pathname === pathNow()) location.reload()
  else location.replace(pathNow() + location.hash)
}

async function startReact() {
  // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
  const { hydrate } = await import(/* @vite-ignore */ attempts++ ? `${CLIENT}?retry=${attempts}` : CLIENT)
  // While the document is being parsed, React would render a second copy of the rest.
  await parsed
  if (signal.aborted) return
  listeners.abort()
  // React shows the page whose document is being loaded.
  if (pageNow() !== dataset.page) window.stop()
  hydrate(form)
}

function loadReact() {
  loading ??= startReact().then(loadFonts, () => (loading = undefined))
  return loading
}

/** Not with the document, whose largest paint would come a fifth later. */
function loadFonts() {
  for (const font of document.fonts) font.load().catch(() => {})
  document.fonts.ready.then(() => delete dataset.fallbackFonts)
}

async function keepSubmit(event: Event) {
  if (event.type === 'submit') event.preventDefault()
  form.isSubmitted = true
  await Promise.race([loadReact(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
  if (signal.aborted) return
  loading = undefined
  // The page stays, with what was typed, also if a link was pressed meanwhile.
  if (pageNow() !== dataset.page) history.replaceState(null, '', `${base}#${dataset.page}`)
  notice()?.removeAttribute('hidden')
  notice()?.scrollIntoView({ block: 'center' })
}

history.scrollRestoration = 'manual'
dataset.fallbackFonts = ''
if (pageNow() === dataset.page || location.pathname === pathNow()) {
  shortenAddress(base)
  // After the paint that shows the first picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadReact)), { signal })
} else {
  document.documentElement.hidden = true
  loadDocument()
}
addEventListener('popstate', loadDocument, { signal })
// The browser has kept this document, perhaps for the address of another page.
addEventListener('pageshow', ({ persisted }) => persisted && loadDocument(), { signal })
for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadReact, { signal })
// An invalid submit is repeated too, for its toast. What is changed after a submit may end in half a word.
for (const type of ['submit', 'invalid']) addEventListener(type, keepSubmit, { capture: true })
addEventListener('input', () => (form.isSubmitted = false), { capture: true })
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#skip')) document.querySelector('main')?.focus()
})
