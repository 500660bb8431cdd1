/** Returns the element that shows a field. One in the page itself comes before one in its footer. */
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

/** Scrolls the frame to an element that is out of view. scrollIntoView() would scroll the editor too. */
export function bringIntoView(element: Element): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  // Smooth scrolling would be interrupted by the next change.
  view.scrollBy({ top: top + (height - view.innerHeight) / 2, behavior: 'instant' })
}
