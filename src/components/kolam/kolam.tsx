import figures from './figures.json'
import styles from './kolam.module.css'

type Figure = {
  viewBox: string
  /** The engraved line, to be filled. */
  outline: string
  /** The dots, as points with round ends. In a figure without dots, text stands in their places. */
  dots?: string
  dotWidth?: number
  /** The mask that draws the line when it is first seen: a stroke of this width along the centre line. */
  centre?: string
  maskWidth?: number
}

type KolamProps = {
  figure: keyof typeof figures
  className?: string | undefined
  /** Whether the line is seen through a mask: see DrawnKolam. */
  isMasked?: boolean
}

/** A kolam, as figures.json draws it. It is decoration: the words beside it say the same. */
export function Kolam({ figure, className = '', isMasked = false }: KolamProps) {
  const { viewBox, outline, dots, dotWidth, centre, maskWidth }: Figure = figures[figure]
  const maskId = `${figure}-line`
  return (
    <svg className={`${styles.kolam} ${className}`} viewBox={viewBox} aria-hidden="true">
      {isMasked && (
        <mask id={maskId}>
          <path d={centre} pathLength="1" fill="none" stroke="#fff" strokeWidth={maskWidth} />
        </mask>
      )}
      <path d={outline} fill="currentColor" mask={isMasked ? `url(#${maskId})` : undefined} />
      {dots && <path d={dots} stroke="var(--colour-accent)" strokeWidth={dotWidth} strokeLinecap="round" />}
    </svg>
  )
}
