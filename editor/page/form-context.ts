import { createContext, use } from 'react'
import type { Path, PictureFile, Problem, Value } from '../api-types.ts'

export type FormContextValue = {
  file: string
  value: Value
  typed: Record<string, string>
  problems: readonly Problem[]
  warnings: readonly Problem[]
  pictures: readonly PictureFile[]
  /** A key was pressed in a text. */
  type(path: Path, text: string): void
  /** A value was chosen, or a list changed. */
  set(path: Path, value: Value): Promise<unknown>
  onFocus(path: Path): void
  onBlur(): void
  loadPictures(): Promise<void>
  announce(text: string): void
  /** Puts the focus on a control once the form shows the last change. */
  focus(id: string): void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('a field is shown outside a form')
  return form
}
