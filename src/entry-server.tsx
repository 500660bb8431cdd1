// Renders one page at build time, and for each request to the development server.
// The style sheet comes first, because it declares the order of the cascade layers.
import './styles/site.css'

import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pages, routes } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'
import { DocumentHead, type Site } from './document/document-head.tsx'
import { structuredData } from './document/structured-data.ts'

export { pages }

export function render(page: string, site: Site): { head: string; markup: string } {
  const route = routes.find(({ path }) => path === page)
  const head = renderToStaticMarkup(<DocumentHead route={route} site={site} />)
  return {
    head: route ? head + dataBlock(structuredData(route, site.url)) : head,
    markup: renderToString(<Shell documentPage={page} />),
  }
}

/** Writes a script element with data. Only a < in the data could end the element early. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
