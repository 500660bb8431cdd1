// This script is inlined in the <head> of every document. Until React has started, the site is a set of documents: a link
// changes the hash alone, and this script loads the document of its page. It also loads React, and keeps a submit for it.
import { documentOf, pageOf } from '#app/page-address.ts'
import { beginVisit, shortenAddress } from '#app/page-change.ts'
import { reactLoader } from './load-react.ts'

const NOTICE_DELAY_MS = 10_000
const base = import.meta.env.BASE_URL
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const pageNow = () => pageOf(location, { base, pages: PAGES }) ?? documentPage
const documentPathNow = () => base + documentOf(pageNow())

let isLeaving = false
let isSubmitWaiting = false
/** The values of the form at the last submit. */
let submitted: FormData | undefined

const { load, letRetry, signal } = reactLoader(({ hydrate }) => {
  // React shows the page whose document is being loaded.
  if (isLeaving) window.stop()
  hydrate(submitted)
})

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
  load()
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

/** A submit waits until React makes it. If React does not come, a notice says how else to reach the practice. */
async function keepSubmit(event: Event) {
  event.preventDefault()
  stay()
  const kept = new FormData(document.forms[0])
  const notice = document.getElementById('no-script')
  submitted = kept
  isSubmitWaiting = true
  notice?.setAttribute('hidden', '')
  await Promise.race([load(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
  if (signal.aborted || kept !== submitted) return
  isSubmitWaiting = false
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

history.scrollRestoration = 'manual'
// With the right path under another page, the host has sent another document. React then shows the page.
if (pageNow() === documentPage || location.pathname === documentPathNow()) {
  shortenAddress(base)
  // After the paint that shows the first picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)), { signal })
} else {
  html.hidden = true
  leave()
}
addEventListener('popstate', showPage, { signal })
// The back/forward cache brings a document back as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && (isLeaving ? leave() : showPage()), { signal })
addEventListener('submit', keepSubmit, { signal, capture: true })
addEventListener('invalid', keepRefusedSubmit, { signal, capture: true })
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#skip')) document.querySelector('main')?.focus()
})
