/**
 * Makes links to hash addresses work in every document: without it, `/#/about` on /contact/ would load Home's
 * document. Closes the phone menu and moves the focus for the skip button too. Installed by src/boot.ts for the whole
 * visit. It dispatches `popstate`, which boot.ts and React listen to: the browser fires that for Back, Forward and a
 * changed hash, but no `hashchange` where the path changes.
 */
export function followLinks(base: string) {
  const { pathname } = location
  const closeMenu = () => document.getElementById('menu')?.hidePopover()
  // A wider window shows the navigation in the bar.
  matchMedia('(max-width: 480px)').addEventListener('change', closeMenu)
  addEventListener('popstate', () => {
    closeMenu()
    // After a reload at /#/services, Back to /about/ changes only the address, so the document is loaded here.
    if (!location.hash && location.pathname !== pathname) location.reload()
  })
  addEventListener('click', (event) => {
    const target = event.target as Element
    if (target.closest('#skip')) document.querySelector('main')?.focus()
    const link = target.closest('a')
    // A click with a modifier key or another button opens a new tab.
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button)
    if (!isPlain || !link?.getAttribute('href')?.startsWith(`${base}#/`)) return
    event.preventDefault()
    // Like the browser's own links, a link to the current address adds no history entry.
    history[link.href === location.href ? 'replaceState' : 'pushState'](null, '', link.href)
    dispatchEvent(new Event('popstate'))
  })
}
