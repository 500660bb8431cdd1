import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Every page that is displayed starts at its top, has its own title, and is told to screen readers by moving the
 * focus to its heading. The first page of a visit is told by the browser itself.
 */
export function useArrival(main: RefObject<HTMLElement | null>, title: string) {
  // Before the browser paints, so that no page is seen under the title of the last one; and with every page, because
  // the form may have marked the title.
  useLayoutEffect(() => {
    document.title = title
    delete document.documentElement.dataset.elsewhere
  })

  useEffect(() => {
    // Not with the page that React draws: a link to the page we are on draws nothing, and still leads to its top. In
    // the next frame, so that React has drawn before, the browser paints after, and the page is laid out once.
    const handleHashChange = () => requestAnimationFrame(() => startAtTop(main.current))
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
