import { useEffect, useRef, useState } from 'react'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Mark } from '#components/kolam/mark.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import { home, type Route, routes } from '../routes.ts'
import styles from './site-header.module.css'

type SiteHeaderProps = {
  current: Route | undefined
  /** The whole address behind the #, so that every change of it is seen. */
  location: string
}

export function SiteHeader({ current, location }: SiteHeaderProps) {
  const menu = useMenu(location)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink className={styles.brand} to={home.path} onClick={menu.close}>
          <Mark className={styles.mark} />
          <InlineMarkup>{content.practice.name}</InlineMarkup>
        </PageLink>
        <button
          ref={menu.toggle}
          type="button"
          className={styles.toggle}
          aria-label="Menu"
          aria-expanded={menu.isOpen}
          aria-controls="menu"
          onClick={menu.flip}
        >
          <i />
        </button>
        <nav className={styles.menu} id="menu" aria-label="Main">
          <ul className={styles.list}>
            {routes.map((route) => (
              <li key={route.path}>
                <PageLink
                  to={route.path}
                  aria-current={route === current ? 'page' : undefined}
                  onClick={menu.close}
                >
                  {route.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

function useMenu(location: string) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)

  // A tap that came before React was answered by src/early.ts; hydration takes over from what it left.
  useEffect(() => {
    if (toggle.current?.ariaExpanded === 'true') setOpen(true)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOpen])

  // Closed while rendering, so that no new page is ever painted under an open menu.
  const [seen, setSeen] = useState(location)
  if (seen !== location) {
    setSeen(location)
    setOpen(false)
  }

  return {
    isOpen,
    toggle,
    close,
    flip: () => setOpen(!isOpen),
  }
}
