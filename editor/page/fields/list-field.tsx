import type { KeyboardEvent } from 'react'
import { itemName } from '#check/field-path.ts'
import type { FieldSchema } from '../../api-types.ts'
import { isWithin, newItemId } from '../../store/edit.ts'
import { Button } from '../button.tsx'
import { fieldId, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { type FieldProps, Fields } from './fields.tsx'
import { Group } from './group.tsx'
import { Messages } from './messages.tsx'
import { TextField } from './text-field.tsx'
import { useField } from './use-field.ts'

export function ListField({ schema, items: item, file, path }: FieldProps & { items: FieldSchema }) {
  const { id, items: ids } = useField(file, path)
  const { edit } = useStore()
  const { goTo } = useEditor()
  const { length } = ids
  const { minItems: min = 1, maxItems: max = Number.POSITIVE_INFINITY } = schema
  const itemTitle = item.title ?? ''
  const list = { file, list: path }

  function move(moved: string, to: number) {
    if (to < 0 || to >= length) return
    const others = ids.filter((each) => each !== moved)
    edit([{ kind: 'move', ...list, item: moved, after: others[to - 1] }])
  }
  function remove(removed: string) {
    const index = ids.indexOf(removed)
    const next = ids[index + 1] ?? ids[index - 1]
    edit([{ kind: 'remove', ...list, item: removed }])
    goTo({ file, path: next ? [...path, next] : path })
  }
  function add() {
    const names = Object.keys(item.properties ?? {})
    const value = item.properties ? Object.fromEntries(names.map((name) => [name, ''])) : ''
    const added = newItemId()
    edit([{ kind: 'insert', ...list, item: added, value, after: ids.at(-1) }])
    goTo({ file, path: [...path, added, ...names.slice(0, 1)] })
  }
  function onKeyDown(event: KeyboardEvent, moved: string) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(moved, ids.indexOf(moved) + (event.key === 'ArrowUp' ? -1 : 1))
  }

  return (
    <Group schema={schema} file={file} path={path}>
      <ol id={id} tabIndex={-1}>
        {ids.map((each, index) => {
          const name = `${itemTitle} ${index + 1}`
          const itemId = fieldId({ file, path: [...path, each] })
          const buttons = [
            ['up', 'Move up', '↑', index > 0, () => move(each, index - 1)],
            ['down', 'Move down', '↓', index < length - 1, () => move(each, index + 1)],
            ['remove', 'Remove', '×', length > min, () => remove(each)],
          ] as const
          return (
            <li key={each} onKeyDown={(event) => onKeyDown(event, each)}>
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
              <ListItem schema={item} file={file} path={[...path, each]} name={name} />
            </li>
          )
        })}
      </ol>
      {length < max && <Button onClick={add}>Add {itemTitle.toLowerCase()}</Button>}
    </Group>
  )
}

function ListItem({ schema, file, path, name }: FieldProps & { name: string }) {
  const { id, value } = useField(file, path)
  const { shown } = useStore()
  if (!schema.properties) return <TextField schema={{ ...schema, title: name }} file={file} path={path} />
  const title = itemName(value)
  const isWrong = shown.problems.some((problem) => problem.file === file && isWithin(problem.path, path))
  return (
    <details aria-labelledby={id}>
      <summary id={id}>
        {name}
        {title ? `: ${title}` : ''}
        {isWrong && <span className="problem"> (needs correction)</span>}
      </summary>
      <Messages file={file} path={path} />
      <Fields schema={schema} file={file} path={path} />
    </details>
  )
}
