import { documentOf } from './page-address.ts'
import { type Route, routes } from './routes.ts'

/** Without script every hash address shows Home. These links lead to the documents of the pages. */
export function NoScriptNavigation({ current }: { current: Route | undefined }) {
  return (
    <nav aria-label="Main">
      <ul>
        {routes.map((route) => (
          <li key={route.path}>
            <a
              href={import.meta.env.BASE_URL + documentOf(route.path)}
              aria-current={route === current ? 'page' : undefined}
            >
              {route.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
