// What happens before React is here. Inlined in the head of every document, so every byte counts: React itself is
// fetched only after the first paint. Links are plain hashes and work at once, because the page of a hash is brought
// as the prerendered document that it also is; a tap on the menu is answered; a submit is held until it can be sent.

/** Set when the site is built: where each page's document stands, and where the script is. */
declare const DOCUMENTS: Record<string, string>
declare const BASE: string
declare const SCRIPT: string

const html = document.documentElement
const root = () => document.getElementById('root')
let wanted = html.dataset.page ?? ''

// Every page starts at its top, also after Back and after a reload.
history.scrollRestoration = 'manual'

async function showPageOfHash() {
  const path =
    location.hash
      .slice(1)
      .split('?')[0]
      ?.replace(/(.)\/$/, '$1') || '/'
  const page = path === '/' ? (html.dataset.page ?? '') : path in DOCUMENTS ? path : '/404'
  if (page === wanted) return
  wanted = page
  // Better nothing than the wrong page: see [data-elsewhere] in base.css.
  html.dataset.elsewhere = ''
  const answer = await fetch(BASE + (DOCUMENTS[page] ?? '404.html'))
  const text = await answer.text()
  if (document.readyState === 'loading') {
    await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
  }
  const here = root()
  if (page !== wanted || !here || !answer.ok || leaving.signal.aborted) return
  // The last one, because this script itself stands in the document and names it too.
  here.outerHTML = text.slice(text.lastIndexOf('<div id="root"'), text.lastIndexOf('<!--/root'))
  document.title = /<title>(.*?)</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  delete html.dataset.elsewhere
  scrollTo(0, 0)
}

const leaving = new AbortController()
const { signal } = leaving
const start = () =>
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: SCRIPT }))

addEventListener('hashchange', showPageOfHash, { signal })
addEventListener(
  'click',
  ({ target }) => {
    const toggle = (target as Element).closest('[aria-expanded]')
    if (toggle) toggle.ariaExpanded = toggle.ariaExpanded === 'true' ? 'false' : 'true'
  },
  { signal },
)
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    html.dataset.submit = ''
  },
  { signal },
)
addEventListener('takeover', () => leaving.abort())
// Whoever touches the page wants it alive at once; for the others it can wait until everything is painted.
for (const wish of ['load', 'pointerdown', 'keydown']) addEventListener(wish, start, { once: true, signal })
showPageOfHash()
