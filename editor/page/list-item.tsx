import type { KeyboardEvent } from 'react'
import type { FieldSchema, Path } from '../api-types.ts'
import { FieldMessages } from './field-messages.tsx'
import { fieldId, textAt } from './field-place.ts'
import { Fields } from './form.tsx'
import { useForm } from './form-context.ts'
import { TextField } from './text-field.tsx'

type ListItemProps = {
  items: FieldSchema
  path: Path
  /** Such as 'Product 3'. */
  name: string
  isOpen: boolean
  onKeyDown: (event: KeyboardEvent) => void
  /** Absent where it is the first, the last, or one of the fewest that there may be. */
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
  onRemove: (() => void) | undefined
}

export function ListItem({ items, path, name, isOpen, onKeyDown, ...actions }: ListItemProps) {
  const { file, value, typed, problems } = useForm()
  const buttons = <ItemButtons id={fieldId(file, path)} name={name} {...actions} />
  if (!items.properties) {
    return (
      <li className="row" onKeyDown={onKeyDown}>
        <TextField schema={items} path={path} label={name} isRequired />
        {buttons}
      </li>
    )
  }
  const [first = ''] = Object.keys(items.properties)
  const firstPath = [...path, first]
  const title = typed[fieldId(file, firstPath)] ?? textAt(value, firstPath)
  const isWrong = problems.some(
    (problem) => problem.file === file && path.every((step, index) => problem.path[index] === step),
  )
  return (
    <li onKeyDown={onKeyDown}>
      <details open={isOpen || undefined}>
        <summary id={fieldId(file, path)}>
          {name}
          {title && `: ${title}`}
          {isWrong && <span className="problem"> (needs correction)</span>}
        </summary>
        <FieldMessages path={path} />
        <Fields schema={items} path={path} />
      </details>
      {buttons}
    </li>
  )
}

type ItemButtonsProps = Pick<ListItemProps, 'name' | 'onMoveUp' | 'onMoveDown' | 'onRemove'> & { id: string }

function ItemButtons({ id, name, onMoveUp, onMoveDown, onRemove }: ItemButtonsProps) {
  const actions = [
    { action: 'up', label: 'Move up', sign: '↑', run: onMoveUp },
    { action: 'down', label: 'Move down', sign: '↓', run: onMoveDown },
    { action: 'remove', label: 'Remove', sign: '×', run: onRemove },
  ]
  return (
    <div className="item-buttons">
      {actions.map(({ action, label, sign, run }) => (
        <button
          key={action}
          type="button"
          className="small"
          id={`${id}:${action}`}
          disabled={!run}
          onClick={run}
          title={`${label} (${name})`}
          aria-label={`${label}: ${name}`}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
