// The texts of content/ as the page shows them: with changes that are not on disk yet, and undo. Pure functions, each
// returns the next state.
import { textsIn } from '#content-check/path.ts'
import type { PageTexts, Path, Texts, Value } from './api-types.ts'
import { isSame, readValue, withValue } from './yaml-edit.ts'

/** A change of one field, with the text of its file before and after it. */
type Step = { file: string; path: Path; before: string; after: string }

export type ContentState = PageTexts & {
  /** The texts that the server has answered last. */
  checked: Texts
  done: readonly Step[]
  undone: readonly Step[]
  /** What could not be written. */
  notices: readonly string[]
}

/** Before the first answer of the server. */
export const emptyState: ContentState = {
  disk: {},
  texts: {},
  checked: {},
  done: [],
  undone: [],
  notices: [],
}

export const unsavedIn = ({ disk, texts }: PageTexts) =>
  Object.keys(texts).filter((file) => texts[file] !== disk[file])

/** `isContinued` where it belongs to the last change of this field: both are one step of undo. */
export type Change = { file: string; path: Path; after: Value; isContinued?: boolean }

export function withChange(state: ContentState, { file, path, after, isContinued }: Change): ContentState {
  const text = state.texts[file] ?? ''
  const last = state.done.at(-1)
  const isOneStep = isContinued && last?.after === text && last.file === file && isSame(last.path, path)
  // From the text before the step, so that what is typed back restores every byte.
  const before = isOneStep ? last.before : text
  const changed = withValue(before, path, after)
  const earlier = isOneStep ? state.done.slice(0, -1) : state.done
  const done = changed === before ? earlier : [...earlier, { file, path, before, after: changed }]
  return { ...state, done, undone: [], texts: { ...state.texts, [file]: changed } }
}

/** Undo moves a step from `done` to `undone`, redo moves it back. */
export function withStep(state: ContentState, from: 'done' | 'undone'): ContentState {
  const step = state[from].at(-1)
  if (!step) return state
  const to = from === 'done' ? 'undone' : 'done'
  const texts = { ...state.texts, [step.file]: from === 'done' ? step.before : step.after }
  return { ...state, texts, [from]: state[from].slice(0, -1), [to]: [...state[to], step] }
}

/**
 * What is on disk now, after the server has had the texts in `sent`, of which it answers the last. A file that another
 * program has changed is shown as it is now, and its steps of undo are gone.
 */
export function withAnswer(state: ContentState, sent: readonly Texts[], disk: Texts): ContentState {
  const next = { ...state, disk, checked: sent.at(-1) ?? {} }
  for (const [file, written = ''] of Object.entries(disk)) {
    const { [file]: base } = state.disk
    // The owner may have typed on since it was sent.
    if ([base, ...sent.map((texts) => texts[file])].includes(written)) continue
    const text = state.texts[file]
    const known = [base, written].flatMap(wordsIn)
    const lost = wordsIn(text).flatMap((words) => (known.includes(words) ? [] : `“${words}”`))
    const notice = `${file} was changed by another program. Your change was not written: ${lost.join(', ') || 'a list'}`
    if (text !== base && text !== written) next.notices = [...next.notices, notice]
    next.texts = { ...next.texts, [file]: written }
    next.done = next.done.filter((step) => step.file !== file)
    next.undone = next.undone.filter((step) => step.file !== file)
  }
  return next
}

const wordsIn = (text: string | undefined) => textsIn(readValue(text)).map((each) => each.text)
