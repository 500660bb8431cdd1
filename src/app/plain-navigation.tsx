import { routes } from './routes.ts'

/** Without script a hash leads nowhere: these links lead to the plain documents of the same pages. */
export function PlainNavigation() {
  return (
    <nav aria-label="Main">
      <ul>
        {routes.map(({ document, label }) => (
          <li key={label}>
            <a href={import.meta.env.BASE_URL + document}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
