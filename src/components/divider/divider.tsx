import { Kolam } from '../kolam/kolam.tsx'
import styles from './divider.module.css'

/** Between two sections on the same background: rule, kolam, rule. */
export function Divider() {
  return (
    <div className={styles.divider}>
      <Kolam figure="divider" />
    </div>
  )
}
