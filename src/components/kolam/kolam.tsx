import figures from './figures.json'
import styles from './kolam.module.css'

type Figure = {
  viewBox: string
  /** The outline of the engraved line, which is filled. */
  outline: string
  /** The dots, as points with round ends. In a figure without dots, text stands in their places. */
  dots?: string
  dotWidth?: number
}

type KolamProps = {
  figure: keyof typeof figures
  className?: string | undefined
}

/** A kolam, as figures.json draws it. It is decoration: the words beside it say the same. */
export function Kolam({ figure, className = '' }: KolamProps) {
  const { viewBox, outline, dots, dotWidth }: Figure = figures[figure]
  return (
    <svg className={`${styles.kolam} ${className}`} viewBox={viewBox} aria-hidden="true">
      <path d={outline} fill="currentColor" />
      {dots && <path d={dots} stroke="var(--colour-accent)" strokeWidth={dotWidth} strokeLinecap="round" />}
    </svg>
  )
}
