import type { ReactNode } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import type { FieldSchema } from '../../api-types.ts'
import { plainWords } from '../../plain-words.ts'
import { Button } from '../button.tsx'
import { useEditor } from '../editor-context.tsx'
import { Messages } from './messages.tsx'
import type { FieldState } from './use-field.ts'

/** When this share of the allowed length is used, the field says how much is left. */
const NEARLY_FULL = 0.8

type FieldFrameProps = {
  schema: FieldSchema
  field: FieldState
  children: ReactNode
}

/** The ids of the elements that describe a field's control. */
export const descriptionOf = (id: string) => `${id}:help ${id}:count ${id}:draft ${id}:messages`

/** Shows label, help, remaining length, conflict and messages around the control of one text. */
export function FieldFrame({ schema, field, children }: FieldFrameProps) {
  const { id, text } = field
  const { maxLength: max = Number.POSITIVE_INFINITY } = schema
  return (
    <div className="field" data-draft={field.isDraft || undefined}>
      <label id={`${id}:label`} htmlFor={id}>
        {schema.title}
      </label>
      {schema.description && (
        <p className={styles.hint} id={`${id}:help`}>
          {schema.description}
        </p>
      )}
      {children}
      {text.length > max * NEARLY_FULL && (
        <p className={field.problems.length > 0 ? 'problem' : styles.hint} id={`${id}:count`}>
          {text.length} of {max} characters
        </p>
      )}
      <DraftNote schema={schema} field={field} />
      <Conflict field={field} />
      <Messages field={field} />
    </div>
  )
}

/** Says calmly that the text is not finished, and which words are in its place until it is. */
function DraftNote({
  schema,
  field: { id, text, isDraft, saved, conflict },
}: Omit<FieldFrameProps, 'children'>) {
  const { practiceName } = useEditor()
  // A new item without words was only begun.
  if (!isDraft || conflict !== undefined || (!saved && !text)) return null
  const words = schema.isColour ? 'the colour from before' : saved && `“${plainWords(saved, practiceName)}”`
  return (
    <p className={styles.hint} id={`${id}:draft`}>
      {words
        ? `Not finished yet: until it is, ${words} goes online.`
        : 'Not finished yet: it does not go online.'}
    </p>
  )
}

/** If another program has changed the same words, the owner chooses between the two. */
function Conflict({ field }: { field: FieldState }) {
  const { practiceName } = useEditor()
  const { conflict, keepMine, takeTheirs, focus } = field
  if (conflict === undefined) return null
  return (
    <div className="warning" role="status">
      <p>
        These words were also changed elsewhere, to: <q>{plainWords(conflict, practiceName)}</q>
      </p>
      <div className="actions">
        <Button
          onClick={() => {
            keepMine()
            focus()
          }}
        >
          Keep what I wrote
        </Button>
        <Button
          onClick={() => {
            takeTheirs()
            focus()
          }}
        >
          Take the other words
        </Button>
      </div>
    </div>
  )
}
