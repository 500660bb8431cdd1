import styles from './kolam.module.css'
import { Kolam } from './kolam.tsx'

/** The practice's mark. */
export function Mark({ className = '' }: { className?: string | undefined }) {
  return <Kolam figure="mark" className={`${styles.mark} ${className}`} />
}
