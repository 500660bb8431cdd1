import { type CSSProperties, useEffect, useState } from 'react'

/** The height of a button with its distance to the text, in CSS pixels. */
const ROOM = 44

/** Returns the place for buttons at the upper right of an element in the frame, or below it if there is no room. */
export function usePlaceBeside(element: HTMLElement | undefined): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>()
  useEffect(() => {
    const view = element?.ownerDocument.defaultView
    const frame = view?.frameElement
    const box = frame?.parentElement
    if (!element || !view || !frame || !box) return
    const measure = () => {
      const [outer, drawn, text] = [box, frame, element].map((each) => each.getBoundingClientRect())
      if (!outer || !drawn || !text) return
      const scale = drawn.width / view.innerWidth
      const offset = { x: drawn.left - outer.left, y: drawn.top - outer.top }
      const [top, bottom, right] = [
        offset.y + text.top * scale,
        offset.y + text.bottom * scale,
        offset.x + text.right * scale,
      ]
      setPlace({
        top: top >= ROOM ? top - ROOM : bottom + 4,
        right: Math.max(0, outer.width - right),
      })
    }
    // Typing can make the text longer.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(box)
    view.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      view.removeEventListener('scroll', measure)
      setPlace(undefined)
    }
  }, [element])
  return place
}
