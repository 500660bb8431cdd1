import type { FigureName } from '#kolam/figures.ts'
import styles from './kolam.module.css'

type KolamProps = { figure: FigureName; className?: string | undefined }

/** A kolam from the document's sprite: see kolam-sprite.tsx. It never says anything that words do not say too. */
export function Kolam({ figure, className = '' }: KolamProps) {
  return (
    <svg className={`${styles.kolam} ${className}`} aria-hidden="true">
      <use href={`#kolam-${figure}`} />
    </svg>
  )
}
