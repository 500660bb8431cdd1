// Undo and redo: the changes of the session, each with the text of its file before and after it.
import { isDeepStrictEqual } from 'node:util'
import type { Edit } from './api-types.ts'

export type Direction = 'undo' | 'redo'
type HistoryEntry = Edit & { textBefore: string; textAfter: string }

export function openHistory() {
  const entries: Record<Direction, HistoryEntry[]> = { undo: [], redo: [] }

  /** The last entry, where a change belongs to the same step: all that is typed into a field in one go. */
  function lastOfStep({ step, path }: Edit, text: string): HistoryEntry | undefined {
    const last = entries.undo.at(-1)
    const isSameStep = last?.step === step && last.textAfter === text && isDeepStrictEqual(last.path, path)
    return isSameStep ? last : undefined
  }

  return {
    lastOfStep,
    has: (direction: Direction) => entries[direction].length > 0,
    last: (direction: Direction) => entries[direction].at(-1),
    take: (direction: Direction) => entries[direction].pop(),
    add(edit: Edit, textBefore: string, textAfter: string) {
      const last = lastOfStep(edit, textBefore)
      if (last) Object.assign(last, { after: edit.after, textAfter })
      else entries.undo.push({ ...edit, textBefore, textAfter })
      // What was typed is removed again.
      if (last?.textBefore === textAfter) entries.undo.pop()
      entries.redo = []
    },
    /** After an undo its reverse can be redone, and after a redo undone. */
    addReversed(direction: Direction, entry: HistoryEntry) {
      entries[direction === 'undo' ? 'redo' : 'undo'].push(entry)
    },
  }
}
