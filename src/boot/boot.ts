// Inlined in the <head> of every document. Until React has loaded, the site is a set of documents: a link changes the hash
// alone, and this script loads the document of its page.
import { documentOf, pageOf } from '#app/page-address.ts'
import { beginVisit, shortenAddress } from '#app/page-change.ts'
import { keepSubmit } from './keep-submit.ts'
import { reactLoader } from './load-react.ts'

const base = import.meta.env.BASE_URL
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const pageNow = () => pageOf(location, { base, pages: PAGES }) ?? documentPage
const pathNow = () => base + documentOf(pageNow())
let isLeaving = false

function loadDocument() {
  isLeaving = true
  // At a hash address, Home's document differs in the hash alone, and replace() would load nothing.
  if (location.pathname === pathNow()) location.reload()
  else location.replace(pathNow() + location.hash)
}

function showPage() {
  if (form.doLinksWait()) return
  // A document that is stopped while it is parsed stays without its rest.
  const isWhole = !isLeaving || document.readyState !== 'loading'
  if (pageNow() !== documentPage || !isWhole) return loadDocument()
  // What is written in its form stays: the document of a link that was pressed before is not wanted any more.
  if (isLeaving) window.stop()
  isLeaving = false
  beginVisit(base)
}

const react = reactLoader((client) => {
  // React shows the page whose document is being loaded.
  if (isLeaving) window.stop()
  client.hydrate(form.submitted)
})
const form = keepSubmit(react)

history.scrollRestoration = 'manual'
if (pageNow() === documentPage || location.pathname === pathNow()) {
  shortenAddress(base)
  // After the paint that shows the first picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(react.load)), react)
} else {
  html.hidden = true
  loadDocument()
}
addEventListener('popstate', showPage, react)
addEventListener('pageshow', ({ persisted }) => persisted && loadDocument(), react) // Kept by the browser.
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#skip')) document.querySelector('main')?.focus()
})
