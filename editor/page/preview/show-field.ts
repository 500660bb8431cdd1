/** The element that shows a field, in the page itself rather than in its footer. */
export function elementOf(document: Document, key: string): Element | undefined {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const name = CSS.escape(key)
  const all = (attributes: readonly string[]) =>
    attributes
      .flatMap((attribute) => [...document.querySelectorAll(`[${attribute}="${name}"]`)])
      .filter(isShown)
  const found = all(['data-field', 'data-picture', 'data-link'])
  return found.find((element) => element.closest('main')) ?? found[0]
}

/** Scrolls only where it is not in sight. Not scrollIntoView, which would scroll the editor too. */
export function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  // Not smoothly: a change meanwhile would interrupt it.
  view.scrollBy({ top: top + (height - view.innerHeight) / 2, behavior: 'instant' })
}
