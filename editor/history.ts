// Undo and redo: the changes of the session, each with the text of its file before and after it.
import type { Path } from './api-types.ts'

export type Direction = 'undo' | 'redo'
/** Changes of one step are undone together: all that is typed into a field in one go. */
type HistoryEntry = { file: string; path: Path; step: number; before: string; after: string }

export function openHistory() {
  const entries: HistoryEntry[] = []
  /** How many of them are not undone. */
  let position = 0

  return {
    /** The change that is next in a direction. */
    next: (direction: Direction) => entries[direction === 'undo' ? position - 1 : position],
    move(direction: Direction) {
      position += direction === 'undo' ? -1 : 1
    },
    add(entry: HistoryEntry) {
      if (entry.before === entry.after) return
      entries.length = position
      const last = entries.at(-1)
      if (last?.step === entry.step && last.after === entry.before) {
        last.after = entry.after
        // What was typed is removed again.
        if (last.before === last.after) entries.pop()
      } else entries.push(entry)
      position = entries.length
    },
  }
}
