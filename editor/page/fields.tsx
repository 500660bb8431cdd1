// The fields of a form, made from the schema: groups, lists, pictures and texts.
import { type KeyboardEvent, useRef } from 'react'
import { isLongText, itemName } from '#check/field-path.ts'
import styles from '#enquiry/enquiry-form.module.css'
import { asList, type FieldSchema, fieldId, type Path } from '../api-types.ts'
import { Button } from './button.tsx'
import { Group, Messages, useField } from './form.tsx'
import { PictureField } from './picture-field.tsx'

type FieldProps = { schema: FieldSchema; path: Path }

/** The fields of a group, in the order of the schema. */
export function Fields({ schema, path }: FieldProps) {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false
    const title = isRequired ? field.title : `${field.title} (optional)`
    const props = { schema: { ...field, title }, path: [...path, name] }
    if (field.items) return <ListField key={name} {...props} items={field.items} />
    if (field.pictureSlot) return <PictureField key={name} {...props} isRequired={isRequired} />
    if (!field.properties) return <TextField key={name} {...props} />
    return (
      <Group key={name} {...props} schema={field}>
        <Fields {...props} />
      </Group>
    )
  })
}

function TextField({ schema, path }: FieldProps) {
  const { id, text, problems, change } = useField(path)
  const max = schema.maxLength
  /** All that is typed before the field is left is one step of undo. */
  const isTyping = useRef(false)
  function type(written: string) {
    // A text is one paragraph, also where several lines are pasted. The check refuses a file with broken letters, or
    // with other spaces where a text begins.
    change(written.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/^[^\S ]+|\ufffd/g, ''), isTyping.current)
    isTyping.current = true
  }
  const Control = isLongText(schema) ? 'textarea' : 'input'
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}</label>
      {schema.description && (
        <p className={styles.hint} id={`${id}:help`}>
          {schema.description}
        </p>
      )}
      <Control
        className={styles.input}
        id={id}
        value={text}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}:help ${id}:count ${id}:messages`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={() => {
          isTyping.current = false
        }}
        spellCheck={schema.format === undefined}
        autoComplete="off"
      />
      {max && (
        <p className={text.length > max ? 'problem' : styles.hint} id={`${id}:count`}>
          {text.length} of {max} characters
        </p>
      )}
      <Messages path={path} />
    </div>
  )
}

function ListField({ schema, items, path }: FieldProps & { items: FieldSchema }) {
  const { id, value, change, focus } = useField(path)
  const list = asList(value)
  const { length } = list
  const { minItems: min = 1, maxItems: max = Number.POSITIVE_INFINITY } = schema
  const itemTitle = items.title ?? ''
  const idOf = (index: number, ...steps: string[]) => fieldId(id, [index, ...steps])
  /** An item keeps its key wherever it moves, and with it what is open or under way in it. */
  const keys = useRef<readonly string[]>([])
  keys.current = list.map((_, index) => keys.current[index] ?? crypto.randomUUID())
  const indexes = [...list.keys()]

  function rearrange(order: readonly number[], focused: string) {
    keys.current = order.map((index) => keys.current[index] ?? '')
    change(order.map((index) => list[index]))
    focus(focused)
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= length) return
    const order = indexes.toSpliced(from, 1).toSpliced(to, 0, from)
    rearrange(order, `${idOf(to)}:${to > from ? 'down' : 'up'}`)
  }
  function remove(index: number) {
    rearrange(indexes.toSpliced(index, 1), `${idOf(Math.min(index, length - 2))}:remove`)
  }
  function add() {
    const names = Object.keys(items.properties ?? {})
    const empty = items.properties ? Object.fromEntries(names.map((name) => [name, ''])) : ''
    change([...list, empty])
    focus(idOf(length, ...names.slice(0, 1)))
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return (
    <Group schema={schema} path={path}>
      <ol id={id} tabIndex={-1}>
        {list.map((_, index) => {
          const name = `${itemTitle} ${index + 1}`
          const itemId = idOf(index)
          const buttons = [
            ['up', 'Move up', '↑', index > 0, () => move(index, index - 1)],
            ['down', 'Move down', '↓', index < length - 1, () => move(index, index + 1)],
            ['remove', 'Remove', '×', length > min, () => remove(index)],
          ] as const
          return (
            <li key={keys.current[index]} onKeyDown={(event) => onKeyDown(event, index)}>
              <div className="actions">
                {buttons.map(([action, label, icon, isPossible, run]) => (
                  <Button
                    key={action}
                    id={`${itemId}:${action}`}
                    // Not disabled, which would take the focus away.
                    aria-disabled={!isPossible}
                    onClick={isPossible ? run : undefined}
                    title={label}
                    aria-label={`${label}: ${name}`}
                  >
                    {icon}
                  </Button>
                ))}
              </div>
              <ListItem schema={items} path={[...path, index]} name={name} />
            </li>
          )
        })}
      </ol>
      {length < max && <Button onClick={add}>Add {itemTitle.toLowerCase()}</Button>}
    </Group>
  )
}

function ListItem({ schema, path, name }: FieldProps & { name: string }) {
  const { id, value, answer } = useField(path)
  if (!schema.properties) return <TextField schema={{ ...schema, title: name }} path={path} />
  const title = itemName(value)
  const isWrong = answer.problems.some((problem) =>
    `${fieldId(problem.file, problem.path)}/`.startsWith(`${id}/`),
  )
  return (
    <details aria-labelledby={id}>
      <summary id={id}>
        {name}
        {title ? `: ${title}` : ''}
        {isWrong && <span className="problem"> (needs correction)</span>}
      </summary>
      <Messages path={path} />
      <Fields schema={schema} path={path} />
    </details>
  )
}
