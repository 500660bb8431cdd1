// Renders one page for the owner's preview, also from words that are not right yet. bundle-preview.ts bundles it. Visitors
// never load it.
// The style sheet comes first, because it declares the order of the cascade layers.
import '../../src/styles/site.css'

import { renderToStaticMarkup } from 'react-dom/server'
import { pages, routes } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'
import { content } from '#content/content.ts'
import { SendNote } from '#pages/contact/send-note.tsx'

export { pages }

/** Renders a page. `note` chooses what Contact says above the form after an enquiry. */
export function render(page: string, note?: 'sent' | 'failed'): { title: string; markup: string } {
  const { title } = routes.find(({ path }) => path === page)?.content ?? content['not-found']
  const markup = renderToStaticMarkup(<Shell documentPage={page} />)
  const noteMarkup = note
    ? renderToStaticMarkup(<SendNote status={note} message="" onContinue={() => {}} />)
    : ''
  return { title, markup: markup.replace('<form', () => `${noteMarkup}<form`) }
}
