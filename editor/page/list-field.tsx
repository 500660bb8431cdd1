import { type KeyboardEvent, useState } from 'react'
import type { FieldSchema, Path, Value } from '../api-types.ts'
import { FieldMessages } from './field-messages.tsx'
import { fieldId, valueIn } from './field-place.ts'
import { useForm } from './form-context.ts'
import { ListItem } from './list-item.tsx'

type ListFieldProps = { schema: FieldSchema; items: FieldSchema; path: Path }

export function ListField({ schema, items, path }: ListFieldProps) {
  const { file, value, set, announce, focus } = useForm()
  const list = asList(valueIn(value, path))
  const id = fieldId(file, path)
  const itemName = items.title ?? 'Item'
  const [openItem, setOpenItem] = useState(-1)
  const min = schema.minItems ?? 1

  const buttonId = (place: number, action: string) => `${fieldId(file, [...path, place])}:${action}`

  async function move(from: number, to: number) {
    if (to < 0 || to >= list.length) return
    const next = [...list]
    next.splice(to, 0, ...next.splice(from, 1))
    await set(path, next)
    announce(`${itemName} ${from + 1} is now number ${to + 1} of ${list.length}.`)
    const canGoOn = to > from ? to < list.length - 1 : to > 0
    focus(buttonId(to, to > from === canGoOn ? 'down' : 'up'))
  }

  async function remove(place: number) {
    const next = list.filter((_, each) => each !== place)
    await set(path, next)
    announce(`${itemName} ${place + 1} was removed. Undo brings it back.`)
    focus(next.length > min ? buttonId(Math.min(place, next.length - 1), 'remove') : id)
  }

  async function add() {
    setOpenItem(list.length)
    await set(path, [...list, emptyItem(items)])
    const [first] = Object.keys(items.properties ?? {})
    focus(fieldId(file, [...path, list.length, ...(first ? [first] : [])]))
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return (
    <fieldset className="group list">
      <legend>{schema.title}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <ol>
        {list
          .map((_item, place) => ({ place }))
          .map(({ place }) => (
            <ListItem
              key={place}
              items={items}
              path={[...path, place]}
              name={`${itemName} ${place + 1}`}
              isOpen={openItem === place}
              onKeyDown={(event) => onKeyDown(event, place)}
              onMoveUp={place > 0 ? () => move(place, place - 1) : undefined}
              onMoveDown={place < list.length - 1 ? () => move(place, place + 1) : undefined}
              onRemove={list.length > min ? () => remove(place) : undefined}
            />
          ))}
      </ol>
      <FieldMessages path={path} />
      {list.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" id={id} onClick={add}>
          Add {itemName.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

const asList = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [])

const emptyItem = ({ properties }: FieldSchema): Value =>
  properties ? Object.fromEntries(Object.keys(properties).map((name) => [name, ''])) : ''
