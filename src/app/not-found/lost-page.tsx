import button from '#components/button/button.module.css'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { Words } from '#components/words/words.tsx'
import { kolamLine } from '#kolam/figures.ts'
import layout from '../../styles/layout.module.css'
import { routes } from '../routes.ts'
import styles from './lost-page.module.css'

type LostPageProps = {
  headline: string
  lead: string
  retry?: { label: string; onRetry: () => void }
}

/** There is nothing to show here: why, and the ways on. The line of the kolam stops half way. */
export function LostPage({ headline, lead, retry }: LostPageProps) {
  const { viewBox, outline, dots, dotRadius } = kolamLine('unfinished')
  return (
    <div className={`${layout.page} ${styles.lost}`}>
      <div>
        <h1>
          <Words>{headline}</Words>
        </h1>
        <p className={layout.lead}>{lead}</p>
        {retry && (
          <button type="button" className={button.button} onClick={retry.onRetry}>
            {retry.label}
          </button>
        )}
        <ul className={styles.ways}>
          {routes.map(({ path, label }) => (
            <li key={path}>
              <MoreLink to={path}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.line} viewBox={viewBox} aria-hidden="true">
        <path d={outline} fill="currentColor" />
        <g fill="var(--colour-accent)">
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={dotRadius} />
          ))}
        </g>
      </svg>
    </div>
  )
}
