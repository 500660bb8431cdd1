import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** The site is laid out for a window of this width and then drawn smaller. */
const WIDTHS = { Desktop: 1280, Phone: 390 }

/** Returns the size of a frame that fills its box with a page of this width. */
export function useScale(box: RefObject<HTMLElement | null>, width: keyof typeof WIDTHS): CSSProperties {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  const wanted = WIDTHS[width]
  const scale = Math.min(1, size.width / wanted) || 1
  const isWider = width === 'Desktop' && size.width > wanted
  return {
    width: isWider ? size.width : wanted,
    height: size.height / scale,
    transform: `scale(${scale})`,
  }
}
