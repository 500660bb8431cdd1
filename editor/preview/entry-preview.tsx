// Renders one page for the owner's preview, also from words that are not right yet. Bundled by bundle-preview.ts, never
// for visitors.
// First, because it declares the order of the cascade layers.
import '../../src/styles/site.css'

import { renderToStaticMarkup } from 'react-dom/server'
import { pages, routes } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'
import { content } from '#content/content.ts'

export { pages }

export function render(page: string): { title: string; markup: string } {
  const { title } = routes.find(({ path }) => path === page)?.content ?? content['not-found']
  return { title, markup: renderToStaticMarkup(<Shell documentPage={page} />) }
}
