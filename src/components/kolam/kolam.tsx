import figures from './figures.json'
import styles from './kolam.module.css'

type Figure = {
  viewBox: string
  /** The outline of the engraved line. It is filled, not stroked. */
  outline: string
  /** The dots, as strokes without length and with round ends. A figure without dots has text in their places. */
  dots?: string
  dotWidth?: number
}

type KolamProps = {
  figure: keyof typeof figures
  className?: string | undefined
}

/** Draws a kolam of figures.json. It is decoration: the words beside it say the same. */
export function Kolam({ figure, className = '' }: KolamProps) {
  const { viewBox, outline, dots, dotWidth }: Figure = figures[figure]
  return (
    <svg className={`${styles.kolam} ${className}`} viewBox={viewBox} aria-hidden="true">
      <path d={outline} fill="currentColor" />
      {dots && <path d={dots} stroke="var(--colour-accent)" strokeWidth={dotWidth} strokeLinecap="round" />}
    </svg>
  )
}
