// Inlined in <head>: shows the page of a hash address, keeps a submit, loads React. src/entry-client.tsx stops it.
import { followLinks } from './app/follow-links.ts'
import { documentOf, pageOfHash } from './app/page-address.ts'

const TIMEOUT_MS = 10_000
const PICTURE_TIMEOUT_MS = 3_000
const html = document.documentElement
const { page: documentPage = '' } = html.dataset
const listeners = new AbortController()
const { signal } = listeners
globalThis.boot = { page: documentPage, stop: () => listeners.abort() }
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
let wantedPage = documentPage
let script: HTMLScriptElement | undefined
let failures = 0
history.scrollRestoration = 'manual'
followLinks(BASE)

async function showPageOfHash(change?: Event) {
  const page = pageOfHash(location.hash, documentPage, PAGES)
  if (page === wantedPage) return
  wantedPage = page
  if (!change) html.dataset.loading = '' // base.css hides the page that is not wanted.
  try {
    const answer = await fetch(BASE + documentOf(page), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    await parsed
    if (page !== wantedPage || signal.aborted) return
    boot.form = document.forms[0] ?? boot.form
    next.querySelector('img[fetchpriority]')?.removeAttribute('loading') // Load it before layout.
    document.querySelector('main')?.replaceWith(next.querySelector('main') as Element)
    document.title = next.title
    boot.page = page
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
      link.ariaCurrent = link.hash === `#${page}` ? 'page' : null
    }
    scrollTo(0, 0)
    if (change) document.querySelector('h1')?.focus({ preventScroll: true })
    if (change) document.getElementById('menu')?.hidePopover()
  } catch {
    wantedPage = boot.page // The old page stays, and the link can be pressed again.
  }
  delete html.dataset.loading
}

function loadClient() {
  if (script || signal.aborted) return
  script = Object.assign(document.createElement('script'), { type: 'module', ...CLIENT })
  // A module that failed stays failed under its URL: https://github.com/whatwg/html/issues/6768
  if (failures > 0) script.src += `?retry=${failures}`
  script.onerror = () => {
    script = undefined
    setTimeout(loadClient, Math.min(1000 * 2 ** failures++, 30_000))
  }
  document.head.append(script)
  for (const font of document.fonts) font.load().catch(() => {})
  document.fonts.ready.then(() => (html.dataset.fonts = ''))
}

function handleSubmit(event: SubmitEvent) {
  event.preventDefault()
  boot.attempt = 'submit'
  const showNotice = () => signal.aborted || document.getElementById('no-script')?.removeAttribute('hidden')
  setTimeout(showNotice, failures > 0 ? 0 : TIMEOUT_MS)
}

const skip = ({ target }: Event) =>
  (target as Element).closest('#skip') && document.querySelector('main')?.focus()
addEventListener('click', skip)
addEventListener('submit', handleSubmit, { signal })
addEventListener('hashchange', showPageOfHash, { signal })
addEventListener('invalid', () => (boot.attempt = 'invalid'), { capture: true, signal })
for (const type of ['pointerdown', 'keydown', 'submit']) addEventListener(type, loadClient, { signal })
const pageShown = showPageOfHash()
const firstPicture = () => document.querySelector<HTMLImageElement>('img[fetchpriority]')?.decode()
addEventListener('load', async () => {
  setTimeout(loadClient, PICTURE_TIMEOUT_MS)
  await pageShown.then(firstPicture).catch(() => {})
  requestAnimationFrame(() => setTimeout(loadClient)) // After the paint that shows the page.
})
