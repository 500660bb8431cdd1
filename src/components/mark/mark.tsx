import { kolamLine } from '#kolam/figures.ts'
import styles from './mark.module.css'

const ID = 'mark'

/** The practice's mark, drawn once in the document; every `Mark` shows this one. */
export function MarkSymbol() {
  const { viewBox, outline, dots, dotRadius } = kolamLine('mark')
  return (
    <svg className={styles.source} aria-hidden="true">
      <symbol id={ID} viewBox={viewBox}>
        <path fill="currentColor" d={outline} />
        <g fill="var(--mark-dot, currentColor)">
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} />
          ))}
        </g>
      </symbol>
    </svg>
  )
}

export function Mark({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`${styles.mark} ${className}`} aria-hidden="true">
      <use href={`#${ID}`} />
    </svg>
  )
}
