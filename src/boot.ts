// Inlined in <head>: shows the page of a hash address, keeps a submit, loads React and the fonts. src/entry-client.tsx
// removes the listeners that React replaces.
import { followLinks } from './app/follow-links.ts'
import { documentOf, pageOfHash } from './app/page-address.ts'
import { fetchPage, type PageContent, replaceContent, scrollToTopAndFocusHeading } from './app/page-swap.ts'
import { keepForm } from './enquiry/keep-form.ts'

const TIMEOUT_MS = 10_000
const PICTURE_TIMEOUT_MS = 3_000
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const listeners = new AbortController()
const { signal } = listeners
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
const parsedOrStalled = Promise.race([parsed, new Promise((done) => setTimeout(done, TIMEOUT_MS))])
const leftPages: Record<string, PageContent> = {} // With what the visitor has typed.
let wantedPage = documentPage
let script: HTMLScriptElement | undefined
let failures = 0
const noticeDelayMs = () => (failures > 0 ? 0 : TIMEOUT_MS)
const kept = keepForm(signal, noticeDelayMs)
globalThis.boot = Object.assign(kept, { page: documentPage, stop: () => listeners.abort() })
history.scrollRestoration = 'manual'
html.dataset.fallbackFonts = ''
followLinks(BASE)

async function showPageOfHash(change?: Event) {
  const page = pageOfHash(location.hash, documentPage, PAGES)
  if (page === wantedPage && page !== boot.page) return
  wantedPage = page
  if (page !== boot.page) await showPage(page, change)
  if (wantedPage === boot.page) delete html.dataset.loading
  if (change && page === boot.page) scrollToTopAndFocusHeading()
}

async function showPage(page: string, change?: Event) {
  if (!change) html.dataset.loading = '' // base.css hides the page that is not wanted.
  try {
    const next = leftPages[page] ?? (await fetchPage(BASE + documentOf(page), TIMEOUT_MS))
    await parsedOrStalled
    if (page !== wantedPage || signal.aborted) return
    leftPages[boot.page] = replaceContent(next, page)
    boot.page = page
  } catch {
    if (page === wantedPage) wantedPage = boot.page // The old page stays, and the link can be pressed again.
  }
}

function loadReact() {
  if (script || signal.aborted) return
  script = Object.assign(document.createElement('script'), { type: 'module', ...CLIENT })
  // A module that failed stays failed under its URL: https://github.com/whatwg/html/issues/6768
  if (failures > 0) script.src += `?retry=${failures}`
  script.onerror = () => {
    script = undefined
    setTimeout(loadReact, Math.min(1000 * 2 ** failures++, 30_000))
  }
  const module = script
  // While the document is being parsed, React would render a second copy of the rest.
  parsed.then(() => document.head.append(module))
  for (const font of document.fonts) font.load().catch(() => {})
  document.fonts.ready.then(() => delete html.dataset.fallbackFonts)
}

addEventListener('popstate', showPageOfHash, { signal })
for (const type of ['pointerdown', 'keydown', 'submit']) addEventListener(type, loadReact, { signal })
const pageShown = showPageOfHash()
const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode()
addEventListener('load', async () => {
  setTimeout(loadReact, PICTURE_TIMEOUT_MS)
  await pageShown.then(firstPicture).catch(() => {})
  requestAnimationFrame(() => setTimeout(loadReact)) // After the paint that shows the page.
})
