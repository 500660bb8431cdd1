import { useEffect, useState } from 'react'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Logo } from '#components/kolam/logo.tsx'
import { NoShiftText } from '#components/no-shift-text/no-shift-text.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import { HOME } from '../page-address.ts'
import { type Route, routes } from '../routes.ts'
import styles from './site-header.module.css'

/** Longer names are set smaller and on two or three lines. */
const MAX_SINGLE_LINE_LENGTH = 28
/** More links may need two lines. */
const MAX_LINKS_ON_ONE_LINE = 4

type SiteHeaderProps = { current: Route | undefined }

/** On phones the navigation is a popover, which opens and closes without script. follow-links.ts closes it too. */
export function SiteHeader({ current }: SiteHeaderProps) {
  // Undefined until hydration: before it the browser tells assistive technology whether the popover is open.
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => setIsOpen(document.getElementById('menu')?.matches(':popover-open')), [])
  const isLong = content.practice.name.length > MAX_SINGLE_LINE_LENGTH
  const Name = isLong ? NoShiftText : InlineMarkup
  const Label = routes.length > MAX_LINKS_ON_ONE_LINE ? NoShiftText : InlineMarkup
  return (
    <header className={styles.header}>
      {/* A button, because under hash routing a link to #main would be a page. follow-links.ts handles the click. */}
      <button type="button" id="skip" className={styles.skip}>
        Skip to content
      </button>
      <div className={`${layout.page} ${styles.bar}`}>
        <PageLink className={styles.brand} data-long={isLong || undefined} to={HOME}>
          <Logo className={styles.logo} />
          {/* A long name has several lines. */}
          <Name as="span">{content.practice.name}</Name>
        </PageLink>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="menu"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="menu"
        >
          <i />
        </button>
        <nav
          className={styles.menu}
          id="menu"
          popover="auto"
          aria-label="Main"
          onToggle={({ newState }) => setIsOpen(newState === 'open')}
        >
          <ul className={styles.list}>
            {routes.map((route) => (
              <li key={route.path}>
                <PageLink to={route.path} aria-current={route === current ? 'page' : undefined}>
                  <Label as="span">{route.label}</Label>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
