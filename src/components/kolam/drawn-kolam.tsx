import { useEffect, useRef, useState } from 'react'
import styles from './kolam.module.css'
import { Kolam } from './kolam.tsx'

type DrawnKolamProps = { figure: 'nine' | 'nineteen' }

/** The share of the figure that must be in view before it is drawn. */
const IN_VIEW = 0.35

/** Figures that have been drawn in this visit. Each is drawn once. */
const drawn = new Set<string>()

/** A kolam whose line is drawn when it is first seen. Without script, or with reduced motion, it is simply there. */
export function DrawnKolam({ figure }: DrawnKolamProps) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'shown' | 'hidden' | 'drawn'>('shown')
  useEffect(() => {
    const { current } = container
    if (!current || drawn.has(figure) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) setState('hidden')
        else if (entry.intersectionRatio >= IN_VIEW) {
          // A line that is already in view stays, instead of vanishing to be drawn again.
          setState((before) => (before === 'hidden' ? 'drawn' : before))
          drawn.add(figure)
          observer.disconnect()
        }
      },
      { threshold: [0, IN_VIEW] },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [figure])
  return (
    <div ref={container} className={styles.drawn} data-state={state}>
      <Kolam figure={figure} isMasked={state !== 'shown'} />
    </div>
  )
}
