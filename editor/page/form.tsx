// What all fields share: the form that they belong to, their names, and their messages.
import { createContext, type ReactNode, use } from 'react'
import { valueAt } from '../../build/content-check/path.ts'
import { type Change, fieldId, type JsonSchema, type Path, type Problem, type Value } from '../api-types.ts'
import type { EditorState, Form } from '../content-store.ts'

type Context = {
  form: Form
  state: EditorState
  change: (change: Change) => Promise<EditorState>
  /** Changes a text with each key. */
  type: (change: Change) => void
  finishTyping: () => void
  announce: (text: string) => void
  /** Puts the focus on a control once the form shows the last change. */
  focus: (id: string) => void
}

export const FormContext = createContext<Context | undefined>(undefined)

/** The form, and what it says about the field at a path. */
export function useField(path: Path) {
  const context = use(FormContext)
  if (!context) throw new Error('a field is shown outside a form')
  const { form, state } = context
  const id = fieldId(form.file, path)
  const isHere = (problem: Problem) => fieldId(problem.file, problem.path) === id
  const value = valueAt(form.value, path) as Value
  const { file } = form
  return {
    ...context,
    id,
    value,
    change: (after: Value) => context.change({ file, path, before: value, after }),
    type: (after: string) => context.type({ file, path, before: value, after }),
    text: typeof value === 'string' ? value : '',
    problems: state.problems.filter(isHere),
    warnings: state.warnings.filter(isHere),
  }
}

/** The owner may be typing in another field by now. `body` means that no control has the focus. */
export const hasFocusMoved = (from: Element | null) => ![from, document.body].includes(document.activeElement)

type GroupProps = { schema: JsonSchema; path: Path; children: ReactNode }

/** A group, a list or a picture: several controls with one name. */
export function Group({ schema, path, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{schema.title}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {children}
      <Messages path={path} />
    </fieldset>
  )
}

/** What is wrong with a field, and what to look at; read aloud as its description, and when it changes. */
export function Messages({ path }: { path: Path }) {
  const { id, problems, warnings } = useField(path)
  return (
    <div id={`${id}:messages`} aria-live="polite">
      {problems.map(({ message }) => (
        <p key={message} className="problem">
          {message.replace(/^[a-z]/, (letter) => letter.toUpperCase())}
        </p>
      ))}
      {warnings.map(({ message }) => (
        <p key={message} className="warning">
          Please check: {message}
        </p>
      ))}
    </div>
  )
}
