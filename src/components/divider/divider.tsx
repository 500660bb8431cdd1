import { kolamLine } from '#kolam/figures.ts'
import styles from './divider.module.css'

/** The threshold between two sections on one ground: rule, kolam, rule. */
export function Divider() {
  const { viewBox, outline, dots, dotRadius } = kolamLine('divider')
  return (
    <div className={styles.divider}>
      <svg viewBox={viewBox} fill="currentColor" aria-hidden="true">
        <path d={outline} />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} />
        ))}
      </svg>
    </div>
  )
}
