import { useEffect, useRef } from 'react'
import { Kolam } from './kolam.tsx'

type DrawnKolamProps = { figure: 'nine' | 'nineteen'; className?: string | undefined }

/** How much of the figure must be in view before the hand begins to draw. */
const IN_VIEW = 0.35

/**
 * The one line round all dots of a list. It is drawn once, when it is first seen; without script, or where less
 * motion is wanted, it is simply there.
 */
export function DrawnKolam({ figure, className }: DrawnKolamProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => drawWhenSeen(place.current, document.getElementById(`${figure}-line`)), [figure])
  return (
    <div ref={place} className={className}>
      <Kolam figure={figure} />
    </div>
  )
}

function drawWhenSeen(place: HTMLElement | null, line: HTMLElement | null) {
  if (!place || !line || line.dataset.seen || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const watch = new IntersectionObserver(
    ([entry]) => {
      const isWaiting = line.dataset.seen === 'false'
      if (!isWaiting && !entry?.isIntersecting) line.dataset.seen = 'false'
      // A line that the visitor is looking at already stays: it would vanish under the eye only to be drawn again.
      else if (!isWaiting) watch.disconnect()
      else if (Number(entry?.intersectionRatio) >= IN_VIEW) {
        line.dataset.seen = 'true'
        watch.disconnect()
      }
    },
    { threshold: [0, IN_VIEW] },
  )
  watch.observe(place)
  return () => {
    watch.disconnect()
    if (line.dataset.seen === 'false') delete line.dataset.seen
  }
}
