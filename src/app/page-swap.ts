// How src/boot.ts shows another page before React: with the content of that page's prerendered document. React uses
// scrollToTopAndFocusHeading too.

import { withSubject } from '#pages/contact/with-subject.ts'
import { queryOfHash } from './page-address.ts'

export type PageContent = { main: Element; title: string }

export async function fetchPage(url: string, timeoutMs: number): Promise<PageContent> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = page.querySelector('#root main')
  // Not our page: the error page of a proxy or a host, or the login page of a network.
  if (!main || response.status >= 500) throw new Error(url)
  // An eager picture is requested before layout, a lazy one after it.
  main.querySelector('img[fetchpriority]')?.removeAttribute('loading')
  return { main, title: page.title }
}

/** Returns the content that was shown before. */
export function replaceContent({ main, title }: PageContent, page: string): PageContent {
  const before = { main: document.querySelector('main') as Element, title: document.title }
  reserveSubject(main)
  before.main.replaceWith(main)
  document.title = title
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    link.ariaCurrent = link.hash === `#${page}` ? 'page' : null
  }
  return before
}

/** The longest title or topic that the content check allows. */
const MAX_SUBJECT_LENGTH = 60

/** Reserves the height of the line that names the subject of an Enquire link. React adds the text: only React knows the subjects. */
function reserveSubject(main: Element) {
  const line = main.querySelector<HTMLElement>('[data-template]')
  const subject = queryOfHash(location.hash).get('about')?.slice(0, MAX_SUBJECT_LENGTH)
  if (line) line.dataset.text = subject ? withSubject(`${line.dataset.template}`, subject) : ''
}

/**
 * Every page starts at its top, also one that a link leads to again. Focus moves to its heading, so that screen readers
 * announce it.
 */
export function scrollToTopAndFocusHeading() {
  scrollTo(0, 0)
  document.querySelector('h1')?.focus({ preventScroll: true })
}
