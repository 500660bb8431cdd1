import type { Path, Problem, Value } from '../api-types.ts'

/** A field of a file; also the id of its control in the form. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('/')

export const valueIn = (value: Value, path: Path): Value =>
  path.reduce<Value>(
    (here, step) => (typeof here === 'object' ? (here as Record<string, Value>)[step] : undefined),
    value,
  )

export const textAt = (value: Value, path: Path): string => {
  const found = valueIn(value, path)
  return typeof found === 'string' ? found : ''
}

export const isAt = (problem: Problem, file: string, path: Path) =>
  problem.file === file && problem.path.join('/') === path.join('/')

/** Opens what hides a field, scrolls to it and puts the cursor there; or to the group or form that it belongs to. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  if (!control) {
    if (id.includes('/')) focusField(id.replace(/\/[^/]*$/, ''))
    return
  }
  for (let element = control.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
