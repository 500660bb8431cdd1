import { documentOf } from './page-address.ts'
import { routes } from './routes.ts'

/** Without script a hash leads nowhere: these links lead to the plain documents of the same pages. */
export function NoScriptNavigation() {
  return (
    <nav aria-label="Main">
      <ul>
        {routes.map(({ path, label }) => (
          <li key={label}>
            <a href={import.meta.env.BASE_URL + documentOf(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
