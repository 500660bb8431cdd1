// Renders a page to text while the site is built: the same components that the browser hydrates.
import { renderToString } from 'react-dom/server'
import { NOT_FOUND, routes } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'

export { NOT_FOUND, routes }

export const render = (page: string) => renderToString(<Shell documentPage={page} />)
