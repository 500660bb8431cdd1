import { useEffect, useRef } from 'react'
import { type FigureName, kolamLine } from '#kolam/figures.ts'
import styles from './kolam-line.module.css'

type KolamLineProps = { figure: FigureName; className?: string | undefined }

/** How much of the figure must be in view before the hand begins to draw. */
const IN_VIEW = 0.35

/**
 * The one line round all dots of a list. It is drawn once, when it is first seen; without script, or where less
 * motion is wanted, it is simply there.
 */
export function KolamLine({ figure, className = '' }: KolamLineProps) {
  const line = useRef<SVGSVGElement>(null)
  useEffect(() => drawWhenSeen(line.current), [])
  const { viewBox, outline, centre, breadth } = kolamLine(figure)
  const id = `${figure}-line`
  return (
    <svg ref={line} className={`${styles.line} ${className}`} viewBox={viewBox} aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="100%" height="100%">
        <path d={centre} pathLength="1" fill="none" stroke="#fff" strokeWidth={breadth * 2.5} />
      </mask>
      <path d={outline} fill="currentColor" mask={`url(#${id})`} />
    </svg>
  )
}

function drawWhenSeen(line: SVGSVGElement | null) {
  if (!line || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      line.dataset.seen = 'true'
      watch.disconnect()
    },
    { threshold: IN_VIEW },
  )
  // A line that the visitor is looking at already stays: it would vanish under the eye only to be drawn again.
  const { top, bottom } = line.getBoundingClientRect()
  if (bottom > 0 && top < innerHeight) return
  line.dataset.seen = 'false'
  watch.observe(line)
  return () => watch.disconnect()
}
