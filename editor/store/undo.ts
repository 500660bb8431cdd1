// Undo and redo, as pure functions of the store's state. A step has the files before and after a change.
import { editsBetween } from './edits-between.ts'
import { EMPTY_FILE, type FileState, shownAt, withEdit } from './file-state.ts'
import type { EditorState, Step } from './keep-drafts-and-undo.ts'
import type { FileStates } from './save-drafts.ts'
import { isSame } from './yaml-edit.ts'

const MAX_STEPS = 300

export const changedFiles = (from: FileStates, to: FileStates) =>
  Object.keys(to).filter((file) => !isSame(from[file], to[file]))

const pick = (all: FileStates, names: readonly string[]) =>
  Object.fromEntries(names.map((file) => [file, all[file] ?? EMPTY_FILE]))

const isCurrent = ({ files }: EditorState, states: FileStates, file: string) =>
  files[file]?.text === states[file]?.text

/** Says whether no other program has changed one of these files since then. */
export const areCurrent = (state: EditorState, states: FileStates) =>
  Object.keys(states).every((file) => isCurrent(state, states, file))

/** Returns the state with other files, and with a step that undoes this. */
export function withStep(
  state: EditorState,
  from: FileStates,
  to: FileStates,
  step: Pick<Step, 'run' | 'target'>,
  past: readonly Step[] = state.past,
): EditorState {
  const changed = changedFiles(from, to)
  const steps =
    changed.length === 0
      ? past
      : [...past, { ...step, before: pick(from, changed), after: pick(to, changed) }]
  return { ...state, files: to, past: steps.slice(-MAX_STEPS), future: [] }
}

export type Direction = 'undo' | 'redo'

/** Undo moves a step from the past to the future, redo moves it back. */
const listsOf = (direction: Direction) =>
  direction === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const)

/** Returns what Undo or Redo does next and the files after it, or undefined if there is nothing to do. */
export function nextMove(state: EditorState, direction: Direction) {
  const step = state[listsOf(direction)[0]].at(-1)
  if (!step) return undefined
  const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after]
  const names = Object.keys(to)
  let files: FileStates = { ...state.files, ...pick(to, names) }
  // A file that was changed elsewhere since then keeps that change.
  for (const file of names.filter((each) => !isCurrent(state, from, each))) {
    files = { ...files, [file]: carriedOver(state, file, from, to) }
  }
  return { names, files, target: step.target, isExact: areCurrent(state, from) }
}

/** Returns the state after Undo or Redo, with the files that it has led to. */
export function withMove(state: EditorState, direction: Direction, files: FileStates): EditorState {
  const [source, destination] = listsOf(direction)
  const step = state[source].at(-1)
  if (!step) return state
  const names = Object.keys(step.before)
  const [here, there] = [pick(state.files, names), pick(files, names)]
  const [before, after] = direction === 'undo' ? [there, here] : [here, there]
  return {
    ...state,
    files,
    [source]: state[source].slice(0, -1),
    [destination]: [...state[destination], { ...step, before, after }],
  }
}

function carriedOver(state: EditorState, file: string, from: FileStates, to: FileStates): FileState {
  const edits = editsBetween(file, from[file] ?? EMPTY_FILE, to[file] ?? EMPTY_FILE)
  return edits.reduce((current, edit) => {
    const seen = edit.kind === 'set' ? { ...edit, before: shownAt(current, edit.path) } : edit
    return withEdit(current, seen) ?? current
  }, state.files[file] ?? EMPTY_FILE)
}
