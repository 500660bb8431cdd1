// Rendered by the build only, once in every document: the figures are in the page before any script, and neither
// their geometry nor their paths are in the script.
import { FIGURES, type FigureName, kolamLine } from '#kolam/figures.ts'
import styles from './kolam.module.css'

const figures = Object.keys(FIGURES) as FigureName[]

export function KolamSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {figures.map((figure) => (
        <Figure key={figure} figure={figure} />
      ))}
    </svg>
  )
}

function Figure({ figure }: { figure: FigureName }) {
  const { viewBox, outline, centre, breadth, dots, dotRadius } = kolamLine(figure)
  // Where words stand on the dots, the line is drawn when it is first seen: a stroke on its course uncovers it.
  const isDrawn = dotRadius === 0
  const line = `${figure}-line`
  return (
    <>
      {isDrawn && (
        <mask id={line}>
          <path d={centre} pathLength="1" fill="none" stroke="#fff" strokeWidth={breadth * 2.5} />
        </mask>
      )}
      <symbol id={`kolam-${figure}`} viewBox={viewBox}>
        <path d={outline} fill="currentColor" mask={isDrawn ? `url(#${line})` : undefined} />
        {/* Points with round ends, which are fewer bytes than circles. */}
        {!isDrawn && (
          <path
            d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
            stroke="var(--kolam-dot)"
            strokeWidth={dotRadius * 2}
            strokeLinecap="round"
          />
        )}
      </symbol>
    </>
  )
}
