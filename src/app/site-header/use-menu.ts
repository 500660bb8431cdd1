import { useEffect } from 'react'
import { closeMenu } from './close-menu.ts'

/** The specification fixes 480 px. site-header.module.css has the same width. */
const PHONE = '(width <= 480px)'

/** Closes the menu when the window becomes wider than a phone: the navigation is in the bar then. */
export function useMenu() {
  useEffect(() => {
    const listeners = new AbortController()
    matchMedia(PHONE).addEventListener('change', closeMenu, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}
