import { useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import type { FieldSchema } from '../../api-types.ts'
import { afterPress } from '../after-press.ts'
import { Button } from '../button.tsx'
import { useEditor } from '../editor-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { useStore } from '../store/use-store.tsx'
import { descriptionOf, FieldFrame } from './field-frame.tsx'
import { repairContact } from './repair-contact.ts'
import { type FieldProps, type FieldState, useField } from './use-field.ts'

type TextFieldProps = FieldProps & {
  /** Called when Enter is pressed. */
  onEnd?: (() => void) | undefined
}

/** Shows the control of one text: of words of the page, or of an address or number. */
export function TextField(props: TextFieldProps) {
  return props.schema.markup ? <WordsField {...props} /> : <ContactField {...props} />
}

function WordsField({ schema, file, path, onEnd }: TextFieldProps) {
  const field = useField(file, path)
  const { practiceName } = useEditor()
  const { undo, redo } = useStore()
  const { id, text, problems, set } = field
  return (
    <FieldFrame schema={schema} field={field}>
      <RichText
        id={id}
        labelledBy={`${id}:label`}
        describedBy={descriptionOf(id)}
        isInvalid={problems.length > 0}
        value={text}
        isItalicAllowed={schema.markup?.italics ?? false}
        isNameAllowed={schema.markup?.placeholders.includes('name') ?? false}
        practiceName={practiceName}
        onChange={(value, run) => set(value, { run })}
        onEnd={onEnd}
        onUndo={undo}
        onRedo={redo}
      />
      <SubjectButton schema={schema} field={field} />
    </FieldFrame>
  )
}

type PartProps = { schema: FieldSchema; field: FieldState }

/** Puts in the place for the product or topic that a visitor asks about, which cannot be typed. */
function SubjectButton({ schema, field: { text, set, focus } }: PartProps) {
  if (!schema.markup?.placeholders.includes('subject') || text.includes('{subject}')) return null
  function putIn() {
    set(`${text.trimEnd()} {subject}`.trimStart())
    focus()
  }
  return <Button onClick={putIn}>Put the product or topic in</Button>
}

function ContactField({ schema, file, path }: FieldProps) {
  const known = useField(file, path)
  const { id, text, set } = known
  /** All typing before the field is left is one step of undo. */
  const [run, setRun] = useState(() => crypto.randomUUID())
  /** The text with the spaces at its ends, which are shown while more may follow, and not saved. */
  const [typed, setTyped] = useState('')
  const [repair, setRepair] = useState({ from: '', to: '' })
  const isRepaired = repair.from !== '' && repair.to === text
  // Until the next answer, the known problems are those of the text before the repair.
  const field = isRepaired ? { ...known, problems: [], reasons: [] } : known
  function onLeave() {
    setRun(crypto.randomUUID())
    setTyped('')
    const to = repairContact(path.at(-1) ?? '', text)
    if (to === text) return
    set(to)
    setRepair({ from: text, to })
  }
  return (
    <FieldFrame schema={schema} field={field}>
      <input
        className={styles.input}
        id={id}
        value={typed.trim() === text ? typed : text}
        aria-invalid={field.problems.length > 0 || undefined}
        aria-describedby={descriptionOf(id)}
        onChange={({ target }) => {
          setTyped(target.value)
          set(target.value.trim(), { run })
        }}
        onBlur={() => afterPress(onLeave)}
        spellCheck={false}
        autoComplete="off"
      />
      <p role="status">{isRepaired && `Written in full, from “${repair.from}”.`}</p>
      <ExampleButton schema={schema} field={field} />
    </FieldFrame>
  )
}

/** Puts in the example address, because the site always shows all four networks. */
function ExampleButton({ schema: { placeholder = '' }, field: { text, set, focus } }: PartProps) {
  if (!placeholder || text) return null
  function putIn() {
    set(placeholder)
    focus()
  }
  return (
    <>
      <p>The site shows four networks, so this one cannot be left out. Until you have a page there:</p>
      <Button onClick={putIn}>Put the placeholder in</Button>
    </>
  )
}
