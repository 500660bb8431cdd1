// Renders the site to text while it is built: the same components that the browser hydrates, and round them what never
// changes and therefore needs no script at all.
// First, because it declares the order of the layers that every other style sheet joins.
import './styles/site.css'

import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { PlainNavigation } from '#app/plain-navigation.tsx'
import { NOT_FOUND, routes } from '#app/routes.ts'
import { PLAIN_NAVIGATION, Shell } from '#app/shell.tsx'
import { SiteFooter } from '#app/site-footer/site-footer.tsx'
import { KolamSprite } from '#components/kolam/kolam-sprite.tsx'
import { WITHOUT_SCRIPT } from '#pages/contact/contact-page.tsx'
import { WithoutScript } from '#pages/contact/without-script.tsx'

export { NOT_FOUND, routes }

export function render(page: string): string {
  const hydrated = renderToString(<Shell documentPage={page} />)
  const filled = fill(hydrated, PLAIN_NAVIGATION, <PlainNavigation />)
  return fill(filled, WITHOUT_SCRIPT, <WithoutScript />)
}

/** React leaves alone what stands in a noscript, so that it need not be in the script either. */
const fill = (markup: string, id: string, words: ReactElement) =>
  markup.replace(`<noscript id="${id}">`, (start) => start + renderToStaticMarkup(words))

export const sprite = () => renderToStaticMarkup(<KolamSprite />)

export const footer = () => renderToStaticMarkup(<SiteFooter />)
