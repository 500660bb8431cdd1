// This script is inlined in the <head> of every document. Until React has started, the site is a set of documents: a link
// changes the hash alone, and this script loads the document of its page. It also loads React, and keeps a submit for it.
import { onVisit } from '#app/on-visit.ts'
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

const { load, beginAttempt, signal } = reactLoader(({ hydrate }) => {
  // React shows the page of the address itself, so its document is not needed any more.
  stopLeaving()
  hydrate(submitted)
})

function leave() {
  isLeaving = true
  // Every shortened address has the path of Home, where replace() would only change the hash, and load nothing.
  if (location.pathname === documentPathNow()) location.reload()
  else location.replace(documentPathNow() + location.hash)
}

function stopLeaving() {
  if (!isLeaving) return
  isLeaving = false
  window.stop()
  // This document has stopped loading too, in some browsers when the other began. The copy of a picture is loaded again, and
  // React, which is loaded again at the next call, adds what is missing at the end of the page.
  for (const image of document.images) if (!image.naturalWidth) image.replaceWith(image.cloneNode())
  beginAttempt()
}

/** The visitor stays on the page of this document, with what is written in it. A link that was pressed before is forgotten. */
function stay() {
  if (pageNow() !== documentPage) history.replaceState(null, '', `${base}#${documentPage}`)
  stopLeaving()
}

function showPage() {
  if (pageNow() === documentPage) {
    stay()
    load()
    beginVisit(base)
  } else if (!isSubmitWaiting) {
    // React keeps what was typed, so a link waits with the submit.
    leave()
  }
}

/** A submit waits until React has loaded, which then sends it. If React does not come, a notice says how else to reach the practice. */
async function keepSubmit(event: Event) {
  event.preventDefault()
  stay()
  const kept = new FormData(document.forms[0])
  const notice = document.getElementById('no-script')
  submitted = kept
  isSubmitWaiting = true
  notice?.setAttribute('hidden', '')
  await Promise.race([load(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
  const isSubmittedAgain = kept !== submitted
  if (signal.aborted || isSubmittedAgain) return
  isSubmitWaiting = false
  beginAttempt()
  stay()
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}

/** The browser has refused a submit, and has said why. React repeats it for its toast, and no link waits for that. */
function keepRefusedSubmit() {
  stay()
  load()
  submitted = new FormData(document.forms[0])
  isSubmitWaiting = false
}

history.scrollRestoration = 'manual'
// If the path is right and the page is another one, the host has sent another document, and would send it again. React then
// shows the page.
if (pageNow() === documentPage || location.pathname === documentPathNow()) {
  shortenAddress(base)
  // React is loaded after the paint that shows the first picture, so that it does not delay the picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)), { signal })
} else {
  html.hidden = true
  leave()
}
onVisit(showPage, signal)
addEventListener('submit', keepSubmit, { signal, capture: true })
addEventListener('invalid', keepRefusedSubmit, { signal, capture: true })
// This one stays after React has started.
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#skip')) document.querySelector('main')?.focus()
})
