// The texts of content/ as the page shows them: with changes that are not on disk yet, and undo. Pure functions, each
// returns the next state.
import { fieldId, type PageTexts, type Path, type Texts, type Value } from './api-types.ts'
import { withValue } from './store/yaml-edit.ts'

/** A change that can be undone or redone: of which field, and all texts on its other side. */
type Step = { id: string; texts: Texts; notice?: string }

export type ContentState = PageTexts & { past: readonly Step[]; future: readonly Step[] }

/** Before the first answer of the server. */
export const emptyState: ContentState = { disk: {}, texts: {}, past: [], future: [] }

export const unsavedIn = ({ disk, texts }: PageTexts) =>
  Object.keys(texts).filter((file) => texts[file] !== disk[file])

/** `isContinued` where it belongs to the last change of this field: both are one step of undo. */
export type Change = { file: string; path: Path; after: Value; isContinued?: boolean }

export function withChange(state: ContentState, { file, path, after, isContinued }: Change): ContentState {
  const id = fieldId(file, path)
  const last = state.past.at(-1)
  const isOneStep = isContinued && last?.id === id
  // From the text before the step, so that what is typed back restores every byte.
  const { texts } = isOneStep ? last : state
  const earlier = isOneStep ? state.past.slice(0, -1) : state.past
  const before = texts[file] ?? ''
  const changed = withValue(before, path, after)
  const past = changed === before ? earlier : [...earlier, { id, texts }]
  return { ...state, texts: { ...texts, [file]: changed }, past, future: [] }
}

/** Undo moves a step from the past to the future, redo moves it back. */
export function withStep(state: ContentState, from: 'past' | 'future'): ContentState {
  const step = state[from].at(-1)
  if (!step) return state
  const to = from === 'past' ? 'future' : 'past'
  const moved = { ...step, texts: state.texts }
  return { ...state, texts: step.texts, [from]: state[from].slice(0, -1), [to]: [...state[to], moved] }
}

/**
 * What is on disk now, after the server has had the texts `sent`. A file that another program has changed is shown as
 * it is now. That is a step of undo, so no words of the owner are lost.
 */
export function withAnswer(state: ContentState, sent: Texts, disk: Texts): ContentState {
  const foreign = Object.keys(disk).filter((file) => ![state.disk[file], sent[file]].includes(disk[file]))
  const [id] = foreign
  if (id === undefined) return { ...state, disk }
  const shown = Object.fromEntries(foreign.map((file) => [file, disk[file] ?? '']))
  const notice = `Another program has changed ${foreign.join(', ')}. Undo brings back what was here before.`
  const isFirst = Object.keys(state.disk).length === 0
  const past = isFirst ? [] : [...state.past, { id, texts: state.texts, notice }]
  return { disk, texts: { ...state.texts, ...shown }, past, future: [] }
}
