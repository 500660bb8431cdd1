import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Every page that is displayed starts at its top, has its own title, and is told to screen readers by moving the
 * focus to its heading. The first page of a visit is told by the browser itself.
 */
export function useArrival(main: RefObject<HTMLElement | null>, location: string, title: string) {
  const shown = useRef<string>(undefined)

  // Before the browser paints, so that no page is seen under the title or at the height of the last one.
  useLayoutEffect(() => {
    document.title = title
    delete document.documentElement.dataset.elsewhere
    if (shown.current !== undefined && shown.current !== location) startAtTop(main.current)
    shown.current = location
  }, [main, location, title])

  useEffect(() => {
    // A link to the page we are on changes nothing that React could see, and still leads to its top.
    const handleHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
      if (oldURL === newURL) startAtTop(main.current)
    }
    addEventListener('hashchange', handleHashChange)
    return () => removeEventListener('hashchange', handleHashChange)
  }, [main])
}

function startAtTop(main: HTMLElement | null) {
  scrollTo(0, 0)
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
