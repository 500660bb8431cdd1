// Renders a page to text while the site is built: the same components that the browser hydrates.
import { renderToString } from 'react-dom/server'
import { App } from '#app/app.tsx'
import { NOT_FOUND, routes } from '#app/routes.ts'

export { NOT_FOUND, routes }

export const render = (page: string) => renderToString(<App documentPage={page} />)
