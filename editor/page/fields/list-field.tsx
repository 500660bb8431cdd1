import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { FieldSchema } from '../../api-types.ts'
import { isWithin, type Target } from '../../store/edit.ts'
import { afterPress } from '../after-press.ts'
import { Button } from '../button.tsx'
import { fieldId, useEditor } from '../editor-context.tsx'
import { typedText } from '../rich-text/rich-text.ts'
import { useStore } from '../store/use-store.tsx'
import { Group } from './group.tsx'
import { Messages } from './messages.tsx'
import { TextField } from './text-field.tsx'
import { useDrag } from './use-drag.ts'
import { type FieldProps, useField } from './use-field.ts'
import { type ListState, useList } from './use-list.ts'

type ListFieldProps = FieldProps & {
  items: FieldSchema
  /** Renders the fields of an item that has several. */
  renderFields: (item: FieldProps) => ReactNode
}

export function ListField({ schema, items: item, file, path, renderFields }: ListFieldProps) {
  const { id } = useField(file, path)
  const list = useList(file, path, schema)
  const isOfTexts = !item.properties
  const title = item.title ?? ''
  return (
    <Group schema={schema} file={file} path={path}>
      <ol id={id} tabIndex={-1} data-of-texts={isOfTexts || undefined}>
        {list.ids.map((each, index) => {
          const props = { schema: item, file, path: [...path, each] }
          const name = `${title} ${index + 1}`
          return (
            <Item
              key={each}
              list={list}
              listId={id}
              item={each}
              name={name}
              field={props}
              isFolded={!isOfTexts}
            >
              {isOfTexts ? (
                <TextField {...props} schema={{ ...item, title: name }} onEnd={() => list.add(each)} />
              ) : (
                <FoldedItem {...props} name={name} title={list.nameOf(each)}>
                  {renderFields(props)}
                </FoldedItem>
              )}
            </Item>
          )
        })}
      </ol>
      {list.canAdd && <Button onClick={() => list.add()}>Add {title.toLowerCase()}</Button>}
    </Group>
  )
}

type ItemProps = {
  list: ListState
  listId: string
  item: string
  /** Its name for the owner, such as `Product 3`. */
  name: string
  field: Target
  isFolded: boolean
  children: ReactNode
}

/** Shows one item with its handle and buttons. */
function Item({ list, listId, item, name, field, isFolded, children }: ItemProps) {
  const { goTo } = useEditor()
  const { ids, move, remove, canRemove } = list
  const index = ids.indexOf(item)
  const { row, handle, edge } = useDrag<HTMLLIElement>({
    list: listId,
    item,
    onDrop(dropped, isBelow) {
      const target = ids.filter((each) => each !== dropped).indexOf(item)
      move(dropped, isBelow ? target + 1 : target)
      goTo({ file: field.file, path: [...field.path.slice(0, -1), dropped] }, 'item')
    },
  })
  /** Gives the focus back to the pressed button, because the browser takes it from an element that is moved. */
  function moveBy(step: 1 | -1, focused: string) {
    move(item, index + step)
    goTo(field, focused)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const [, part = ''] = document.activeElement?.id.split(':') ?? []
    moveBy(event.key === 'ArrowUp' ? -1 : 1, part)
  }
  /** Makes an item of each pasted line, in a list of texts. */
  function onPaste(event: ClipboardEvent) {
    const lines = linesOf(event.clipboardData.getData('text/plain'))
    if (lines.length < 2 || !(event.target instanceof Element) || !event.target.closest('[data-of-texts] li'))
      return
    event.preventDefault()
    event.stopPropagation()
    list.paste(lines, item)
  }
  const buttons = [
    ['up', 'Move up', '↑', index > 0, () => moveBy(-1, 'up')],
    ['down', 'Move down', '↓', index < ids.length - 1, () => moveBy(1, 'down')],
    ['remove', 'Remove', '×', canRemove, () => remove(item)],
  ] as const
  const actions = (
    <div className="actions">
      {buttons.map(([action, label, icon, isPossible, run]) => (
        <Button
          key={action}
          id={`${fieldId(field)}:${action}`}
          // `disabled` would take the focus away.
          aria-disabled={!isPossible}
          onClick={isPossible ? run : undefined}
          title={label}
          aria-label={`${label}: ${name}`}
        >
          {icon}
        </Button>
      ))}
    </div>
  )
  return (
    <li
      ref={row}
      id={`${fieldId(field)}:item`}
      // A press on the handle, or between the fields, keeps the focus in the item: it is not left.
      tabIndex={-1}
      data-drop={edge}
      onKeyDown={onKeyDown}
      onPasteCapture={onPaste}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If the whole window lost the focus, the item was not left.
        if (!document.hasFocus()) return
        if (!currentTarget.contains(relatedTarget)) afterPress(() => list.removeIfEmpty(item))
      }}
    >
      <span ref={handle} className="handle" aria-hidden="true" title="Drag to another place">
        ⠿
      </span>
      {/* The buttons of a folded item are in the row of its name, so Tab comes to them before it goes through the fields. */}
      {isFolded && actions}
      {children}
      {!isFolded && actions}
    </li>
  )
}

/** Splits a text into lines, without the signs that other programs put before the items of a list. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => typedText(line.replace(/^\s*(?:[-•*–·]|\d+[.)])\s+/, '')).trim())
    .filter((line) => line !== '')

type FoldedItemProps = FieldProps & { name: string; title: string; children: ReactNode }

function FoldedItem({ file, path, name, title, children }: FoldedItemProps) {
  const field = useField(file, path)
  const { files, shown } = useStore()
  const { isTold } = useEditor()
  const titleId = useId()
  const isHere = (each: Target) => each.file === file && isWithin(each.path, path)
  const drafts = files[file]?.drafts ?? []
  const isDraft = drafts.some((key) => isWithin(key.split('/'), path))
  const isWrong = shown.problems.some((problem) => isHere(problem) && isTold(problem))
  const remarks = shown.warnings.filter(isHere).length
  return (
    <details aria-labelledby={titleId} data-draft={isDraft || undefined}>
      <summary id={field.id}>
        <span id={titleId}>
          {name}
          {title && `: ${title}`}
        </span>
        {isWrong && <span className="problem"> (needs correction)</span>}
        {isDraft && !isWrong && ' (not finished yet)'}
        {remarks > 0 && ` (${remarks === 1 ? '1 remark' : `${remarks} remarks`})`}
      </summary>
      <Messages field={field} />
      {children}
    </details>
  )
}
