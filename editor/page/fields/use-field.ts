import { valueAt } from '#check/field-path.ts'
import type { FieldSchema, Value } from '../../api-types.ts'
import { type ItemPath, indexPathOf, keyOf, type Target } from '../../store/edit.ts'
import type { FieldProblem } from '../../store/store.ts'
import { fieldId, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'

/** The props of every field. */
export type FieldProps = { schema: FieldSchema; file: string; path: ItemPath }

type ChangeOptions = { run?: string | undefined }

/** Returns the state of one field, and how to change it. In its path, list items are named by their ids. */
export function useField(file: string, path: ItemPath) {
  const { files, shown, edit } = useStore()
  const { goTo, leave, isTold, isReason } = useEditor()
  const target: Target = { file, path }
  const id = fieldId(target)
  const key = keyOf(path)
  const fileShown = files[file]
  const place = fileShown && indexPathOf(fileShown.lists, path)
  const value = place && (valueAt(fileShown.value, place) as Value)
  const text = typeof value === 'string' ? value : ''
  const isHere = (problem: FieldProblem) => fieldId(problem) === id
  return {
    file,
    path,
    id,
    value,
    text,
    /** The ids of the items, if this is a list. */
    items: fileShown?.lists[key] ?? [],
    /** Mistakes are shown when the field was left. */
    problems: shown.problems.filter((problem) => isHere(problem) && isTold(problem)),
    /** Why the draft here is not finished, if that is not shown as a mistake. */
    reasons: shown.problems.filter((problem) => isHere(problem) && isReason(problem)),
    remarks: shown.warnings.filter(isHere),
    /** A draft is shown but not saved, because something in it is not right. */
    isDraft: fileShown?.drafts.includes(key) ?? false,
    /** The words that go online until the draft is right. */
    saved: fileShown?.saved[key],
    /** The words that another program has written here meanwhile. */
    conflict: fileShown?.conflicts[key],
    /** Changes with the same `run` are one step of undo. */
    set: (after: string, { run }: ChangeOptions = {}) =>
      edit([{ kind: 'set', file, path, value: after, before: text }], { run }),
    keepMine: () => edit([{ kind: 'keepMine', file, path }]),
    takeTheirs: () => edit([{ kind: 'takeTheirs', file, path }]),
    focus: () => goTo(target),
    leave: () => leave(target),
  }
}

export type FieldState = ReturnType<typeof useField>
