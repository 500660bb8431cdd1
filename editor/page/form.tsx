// What all fields share: the form that they belong to, their names, and their messages.
import { createContext, type ReactNode, use } from 'react'
import { valueAt } from '#check/field-path.ts'
import styles from '#enquiry/enquiry-form.module.css'
import { type FieldSchema, type Form, fieldId, type Path, type Problem, type Value } from '../api-types.ts'
import type { Change } from '../content-state.ts'
import type { Answer } from '../sync-content.ts'

/** The server puts them in when it builds the page. */
export const forms: readonly Form[] = import.meta.env.FORMS

type Context = {
  file: string
  /** Of the whole file, with changes that are not saved yet. */
  value: Value
  answer: Answer
  change: (change: Change) => void
  /** Puts the focus on a control, when the last change is shown. */
  focus: (id: string) => void
}

export const FormContext = createContext<Context | undefined>(undefined)

/** The form, and what it says about the field at a path. */
export function useField(path: Path) {
  const context = use(FormContext)
  if (!context) throw new Error('a field is shown outside a form')
  const { file, answer } = context
  const id = fieldId(file, path)
  const isHere = (problem: Problem) => fieldId(problem.file, problem.path) === id
  const value = valueAt(context.value, path) as Value
  return {
    ...context,
    id,
    value,
    change: (after: Value, isContinued = false) => context.change({ file, path, after, isContinued }),
    text: typeof value === 'string' ? value : '',
    problems: answer.problems.filter(isHere),
    warnings: answer.warnings.filter(isHere),
  }
}

type GroupProps = { schema: FieldSchema; path: Path; children: ReactNode }

/** A group, a list or a picture: several controls with one name. */
export function Group({ schema, path, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{schema.title}</legend>
      {schema.description && <p className={styles.hint}>{schema.description}</p>}
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
