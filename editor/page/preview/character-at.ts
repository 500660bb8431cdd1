/** Returns the character of an element nearest to a point, or its last one if the browser cannot tell. */
export function characterAt(element: Element, { clientX, clientY }: MouseEvent): number {
  const { ownerDocument: document } = element
  const length = element.textContent.length
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint?.(clientX, clientY) ?? {}
  if (!node || !element.contains(node)) return length
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, offset)
  return before.toString().length
}
