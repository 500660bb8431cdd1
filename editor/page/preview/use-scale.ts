import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

/** The site is laid out for a window of this width and then drawn smaller. */
const WIDTHS = { Desktop: 1280, Phone: 390 }

/**
 * Returns the style of a frame that fills its box with a page of this width, whether the box is in sight, and whether it has
 * ever been.
 */
export function useScale(box: RefObject<HTMLElement | null>, width: keyof typeof WIDTHS) {
  const [{ size, wasSeen }, setMeasured] = useState({ size: { width: 0, height: 0 }, wasSeen: false })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { contentRect } = entry
      setMeasured((before) => ({ size: contentRect, wasSeen: before.wasSeen || contentRect.width > 0 }))
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  const wanted = WIDTHS[width]
  const scale = Math.min(1, size.width / wanted) || 1
  const isWider = width === 'Desktop' && size.width > wanted
  const style: CSSProperties = {
    width: isWider ? size.width : wanted,
    height: size.height / scale,
    transform: `scale(${scale})`,
  }
  // A box that is not displayed has no width.
  return { style, isSeen: size.width > 0, wasSeen }
}
