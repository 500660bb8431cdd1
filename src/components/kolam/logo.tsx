import styles from './kolam.module.css'
import { Kolam } from './kolam.tsx'

/** The practice's logo. */
export function Logo() {
  return <Kolam figure="mark" className={styles.logo} />
}
