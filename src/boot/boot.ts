// Inlined in the <head> of every document. Until React has started, the site is a set of documents: a link changes the hash
// alone, and this script loads the document of its page. It also loads React, and keeps a submit for it.
import { documentOf, pageOf } from '#app/page-address.ts'
import { beginVisit, shortenAddress } from '#app/page-change.ts'

const NOTICE_DELAY_MS = 10_000
const base = import.meta.env.BASE_URL
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const pageNow = () => pageOf(location, { base, pages: PAGES }) ?? documentPage
const documentPathNow = () => base + documentOf(pageNow())
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
/** It is aborted when React starts, which ends every listener that has its signal. */
const beforeReact = new AbortController()
const { signal } = beforeReact

let isLeaving = false
let isSubmitWaiting = false
/** What was in the form at the last submit. */
let submitted: FormData | undefined
let reactLoading: Promise<void> | undefined
let attempts = 0

function leave() {
  isLeaving = true
  // Every shortened address has the path of Home, where replace() would only change the hash, and load nothing.
  if (location.pathname === documentPathNow()) location.reload()
  else location.replace(documentPathNow() + location.hash)
}

/** The document of a link that was pressed before is not wanted any more. What is written in this one stays. */
function stay() {
  if (!isLeaving) return
  isLeaving = false
  window.stop()
  // Loading of React and of the pictures has stopped too. The copy of a picture is loaded again.
  for (const image of document.images) if (!image.naturalWidth) image.replaceWith(image.cloneNode())
  letRetry()
  loadReact()
}

function showPage() {
  // A document that is stopped while it is parsed would stay without its rest.
  const isCutOff = isLeaving && document.readyState === 'loading'
  if (pageNow() === documentPage && !isCutOff) {
    stay()
    beginVisit(base)
  } else if (!isSubmitWaiting) {
    // React keeps what was typed, so a link waits with the submit.
    leave()
  }
}

/** Never rejects. A load that failed is tried again at the next press. */
function loadReact() {
  reactLoading ??= startReact()
    .catch(letRetry)
    .finally(() => void swapFonts())
  return reactLoading
}

function letRetry() {
  reactLoading = undefined
}

async function startReact() {
  // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
  const address = attempts++ ? `${CLIENT}?retry=${attempts}` : CLIENT
  const client: typeof import('../entry-client.tsx') = await import(/* @vite-ignore */ address)
  // While the document is being parsed, React would render a second copy of the rest.
  await parsed
  // An earlier attempt came after all.
  if (signal.aborted) return
  // React shows the page whose document is being loaded.
  if (isLeaving) window.stop()
  client.hydrate(submitted)
  beforeReact.abort()
}

/** All fonts at once, also where React does not load. */
async function swapFonts() {
  await Promise.allSettled([...document.fonts].map((font) => font.load()))
  delete html.dataset.fallbackFonts
}

/** A submit waits until React makes it. If React does not come, a notice says how else to reach the practice. */
async function keepSubmit(event: Event) {
  event.preventDefault()
  stay()
  const kept = new FormData(document.forms[0])
  const notice = document.getElementById('no-script')
  submitted = kept
  isSubmitWaiting = true
  notice?.setAttribute('hidden', '')
  await Promise.race([loadReact(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
  if (signal.aborted || kept !== submitted) return
  isSubmitWaiting = false
  // The next press loads React again, also where the browser still waits for it.
  letRetry()
  // The address of a link that has waited is not shown.
  if (pageNow() !== documentPage) history.replaceState(null, '', `${base}#${documentPage}`)
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}

/** The browser has refused a submit, and has said why. React repeats it for its toast, and no link waits for that. */
function keepRefusedSubmit() {
  submitted = new FormData(document.forms[0])
  isSubmitWaiting = false
}

html.dataset.fallbackFonts = ''
history.scrollRestoration = 'manual'
// With the right path under another page, the host has sent another document. React then shows the page.
if (pageNow() === documentPage || location.pathname === documentPathNow()) {
  shortenAddress(base)
  // After the paint that shows the first picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadReact)), { signal })
} else {
  html.hidden = true
  leave()
}
addEventListener('popstate', showPage, { signal })
// The back/forward cache brings a document back as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && (isLeaving ? leave() : showPage()), { signal })
for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadReact, { signal })
addEventListener('submit', keepSubmit, { signal, capture: true })
addEventListener('invalid', keepRefusedSubmit, { signal, capture: true })
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#skip')) document.querySelector('main')?.focus()
})
