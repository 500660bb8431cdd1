/** Room between a toast and the field under it: enough for the label of the field. */
const AIR_PX = 44

/**
 * On a narrow screen a toast lies over the top of the page. The field that the visitor is typing in must not be
 * under it, so the page moves down by as much as is covered.
 */
export function keepFieldClear() {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const covered = [...document.querySelectorAll('.Toastify__toast')].map((toast) => {
    const over = toast.getBoundingClientRect()
    const under = field.getBoundingClientRect()
    const meet = over.bottom + AIR_PX > under.top && over.top < under.bottom && over.left < under.right
    return meet ? over.bottom + AIR_PX - under.top : 0
  })
  const most = Math.max(0, ...covered)
  if (most === 0) return
  scrollBy(0, -most)
}
