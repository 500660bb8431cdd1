import { Kolam } from '../kolam/kolam.tsx'
import styles from './divider.module.css'

/** The threshold between two sections on one ground: rule, kolam, rule. */
export function Divider() {
  return (
    <div className={styles.divider}>
      <Kolam figure="divider" />
    </div>
  )
}
