/** Calls `visit` whenever the visitor goes to a page, also to the one that is shown, until `signal` is aborted. */
export function onVisit(visit: () => void, signal: AbortSignal) {
  // The browser fires popstate for a link, for Back and for Forward.
  addEventListener('popstate', visit, { signal })
  // The visitor came back to a document that the browser has kept as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && visit(), { signal })
  // Firefox 153 fires no popstate for a link to the address that is shown: https://github.com/whatwg/html/issues/6213
  addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Element).closest('a')
      const opensElsewhere = ctrlKey || metaKey || shiftKey
      if (link?.href === location.href && !opensElsewhere) visit()
    },
    { signal },
  )
}
