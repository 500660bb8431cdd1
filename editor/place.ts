import { schemaAt } from '#check/field-path.ts'
import type { Form, Path } from './api-types.ts'

/** Where a field is, with the labels of its form: 'Services › product 3 › title'. */
export function placeOf({ title, schema }: Form, path: Path): string {
  const steps = path.flatMap((step, depth) => {
    const here = schemaAt(schema, path.slice(0, depth + 1))
    const name = here?.title?.toLowerCase()
    if (typeof step === 'number') return `${name} ${step + 1}`
    // An item tells which list it is of. A misspelt name has no label: the message quotes it.
    const isBeforeItem = here?.items && depth < path.length - 1
    return isBeforeItem || !name ? [] : name
  })
  return [title, ...steps].join(' › ')
}
