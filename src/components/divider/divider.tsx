import { Kolam } from '../kolam/kolam.tsx'
import styles from './divider.module.css'

/** A rule with a kolam in its middle, between two sections on the same background. */
export function Divider() {
  return (
    <div className={styles.divider}>
      <Kolam figure="divider" />
    </div>
  )
}
