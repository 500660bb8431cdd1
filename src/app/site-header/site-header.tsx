import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Logo } from '#components/kolam/logo.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import { HOME } from '../page-address.ts'
import { type Route, routes } from '../routes.ts'
import { MENU_ID } from './close-menu.ts'
import styles from './site-header.module.css'
import { useMenu } from './use-menu.ts'

/** Longer names are set in smaller letters, and on two or three lines. */
const MAX_SINGLE_LINE_LENGTH = 28

type SiteHeaderProps = { current: Route | undefined }

/** On phones the navigation is a popover, which opens and closes without script. */
export function SiteHeader({ current }: SiteHeaderProps) {
  useMenu()
  const { name } = content.practice
  const isLong = name.length > MAX_SINGLE_LINE_LENGTH
  return (
    <header className={styles.header}>
      {/* It is a button, because with hash routing a link to #main would name a page. src/boot/ handles the click. */}
      <button type="button" id="skip" className={styles.skip}>
        Skip to content
      </button>
      <div className={`${layout.page} ${styles.bar}`}>
        <PageLink className={styles.brand} data-long={isLong || undefined} to={HOME}>
          <Logo />
          <span>{inlineMarkup(name)}</span>
        </PageLink>
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label="Menu">
          <i />
        </button>
        <nav className={styles.menu} id={MENU_ID} popover="auto" aria-label="Main">
          <ul className={styles.list}>
            {routes.map((route) => (
              <li key={route.path}>
                <PageLink
                  to={route.path}
                  aria-current={route === current ? 'page' : undefined}
                  data-action={route.path === '/contact' || undefined}
                >
                  <span>{inlineMarkup(route.label)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
