/** Room between a toast and the field below it: enough for the field's label. */
const CLEARANCE_PX = 44

/** On a narrow screen a toast covers the top of the page: scrolls the field that has the focus out from under it. */
export function scrollFieldBelowToast() {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const under = field.getBoundingClientRect()
  const overlaps = [...document.querySelectorAll('.Toastify__toast')].map((toast) => {
    const over = toast.getBoundingClientRect()
    const overlap = over.bottom + CLEARANCE_PX - under.top
    return overlap > 0 && over.top < under.bottom && over.left < under.right ? overlap : 0
  })
  scrollBy(0, -Math.max(0, ...overlaps))
}
