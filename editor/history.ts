// Undo and redo: the changes of the session, each with the text of its file before and after it.
import type { Path } from './api-types.ts'

export type Direction = 'undo' | 'redo'
/** Changes of one step are undone together: all that is typed into a field in one go. */
type HistoryEntry = { file: string; path: Path; step: number; before: string; after: string }

export function openHistory() {
  const entries: Record<Direction, HistoryEntry[]> = { undo: [], redo: [] }

  return {
    has: (direction: Direction) => entries[direction].length > 0,
    last: (direction: Direction) => entries[direction].at(-1),
    add(entry: HistoryEntry) {
      if (entry.before === entry.after) return
      const last = entries.undo.at(-1)
      if (last?.step === entry.step && last.after === entry.before) {
        last.after = entry.after
        // What was typed is removed again.
        if (last.before === last.after) entries.undo.pop()
      } else entries.undo.push(entry)
      entries.redo = []
    },
    /** The last change is taken out. */
    drop: (direction: Direction) => entries[direction].pop(),
    /** After an undo it can be redone, and after a redo undone. */
    reverse(direction: Direction) {
      const entry = entries[direction].pop()
      if (entry) entries[direction === 'undo' ? 'redo' : 'undo'].push(entry)
    },
  }
}
