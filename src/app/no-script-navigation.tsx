import { documentOf } from './page-address.ts'
import { type Route, routes } from './routes.ts'

/** Without script a hash leads nowhere: these links lead to the plain documents of the same pages. */
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
