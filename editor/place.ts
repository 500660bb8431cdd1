import { schemaAt } from '#check/field-path.ts'
import type { Form, Path } from './api-types.ts'

/** Names the place of a field with the labels of its form, such as `Services › product 3 › title`. */
export function placeOf({ title, schema }: Form, path: Path): string {
  const steps = path.flatMap((step, depth) => {
    const here = schemaAt(schema, path.slice(0, depth + 1))
    const name = here?.title?.toLowerCase()
    if (typeof step === 'number') return `${name} ${step + 1}`
    // The name of an item also names its list. A misspelt field has no label, and its message quotes it.
    const isBeforeItem = here?.items && depth < path.length - 1
    return isBeforeItem || !name ? [] : name
  })
  return [title, ...steps].join(' › ')
}
