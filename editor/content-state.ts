// The texts of content/ as the page shows them: with changes that are not on disk yet, and undo. Pure functions, each
// returns the next state.
import { textsIn, valueAt } from '../build/content-check/path.ts'
import { readYaml } from '../build/content-check/read-yaml.ts'
import type { Drafts, Path, Texts, Value } from './api-types.ts'
import { isSame, readValue, withValue } from './yaml-edit.ts'

/** `base` is the text on disk that the changes were made in. */
type EditedFile = { base: string; text: string; value: Value }
/** A change of one field, with the text of its file before and after it. */
type Step = { file: string; path: Path; before: string; after: string }

export type ContentState = {
  files: Readonly<Record<string, EditedFile>>
  done: readonly Step[]
  undone: readonly Step[]
  /** Whether the server has answered these texts. */
  isChecked: boolean
  /** What could not be done. */
  notices: readonly string[]
}

/** Before the first answer of the server. */
export const emptyState: ContentState = { files: {}, done: [], undone: [], isChecked: false, notices: [] }

export function draftsIn({ files }: ContentState): Drafts {
  const changed = Object.entries(files).filter(([, { base, text }]) => text !== base)
  return Object.fromEntries(changed.map(([file, { base, text }]) => [file, { base, text }]))
}

export type Change = {
  file: string
  path: Path
  /** What the field is in, as the page showed it. */
  group: Value
  after: Value
  /** Whether it belongs to the last change of this field: both are one step of undo. */
  isContinued?: boolean
}

export function withChange(state: ContentState, change: Change): ContentState {
  const { file, path, group, after, isContinued } = change
  const { text = '', value } = state.files[file] ?? {}
  // An item may be removed while its photograph is on its way.
  const isThere = isSame(valueAt(value, path.slice(0, -1)), group)
  if (!isThere) return withNotice(state, notWritten(file, valueAt(group, path.slice(-1)) as Value, after))
  const changed = withValue(text, path, after)
  const { value: next, problems } = readYaml(changed)
  if (problems[0]) {
    const words = quoted(valueAt(value, path) as Value, after)
    return withNotice(state, `These words cannot be saved: ${problems[0].message}. ${words}`)
  }
  const last = state.done.at(-1)
  const isOneStep = isContinued && last?.after === text && last.file === file && isSame(last.path, path)
  const earlier = isOneStep ? state.done.slice(0, -1) : state.done
  const before = isOneStep ? last.before : text
  // What is typed back keeps the quotation marks that it had.
  if (isSame(readValue(before), next)) return withText({ ...state, done: earlier }, file, before)
  const done = [...earlier, { file, path, before, after: changed }]
  return withText({ ...state, done, undone: [] }, file, changed)
}

/** Undo moves a step from `done` to `undone`, redo moves it back. A step of a text that was changed on disk is dropped. */
export function withStep(state: ContentState, from: 'done' | 'undone'): ContentState {
  const step = state[from].at(-1)
  if (!step) return state
  const rest = { ...state, [from]: state[from].slice(0, -1) }
  const to = from === 'done' ? 'undone' : 'done'
  const [now, next] = from === 'done' ? [step.after, step.before] : [step.before, step.after]
  if (state.files[step.file]?.text !== now) {
    return withNotice(rest, `${step.file} was changed meanwhile, so its last change cannot be ${to}.`)
  }
  return withText({ ...rest, [to]: [...state[to], step] }, step.file, next)
}

/** What is on disk now, after the server has had the drafts in `sent`. Only the last of them is answered. */
export function withAnswer(state: ContentState, sent: readonly ContentState[], texts: Texts): ContentState {
  const notices: string[] = []
  const files = Object.entries(texts).map(([file, disk]) => {
    const edited = state.files[file] ?? fileOf('')
    // The owner may have typed on since this was sent.
    const isOurs = [edited.base, ...sent.map(({ files }) => files[file]?.text)].includes(disk)
    if (isOurs) return [file, { ...edited, base: disk }]
    if (edited.text === edited.base) return [file, fileOf(disk)]
    // The changes wait while the file cannot be read.
    if (readValue(disk) === undefined) return [file, edited]
    let text = disk
    for (const { path, before, after } of changesBetween(readValue(edited.base), edited.value)) {
      if (isSame(valueAt(readValue(text), path), before)) text = withValue(text, path, after)
      else notices.push(notWritten(file, before, after))
    }
    return [file, fileOf(disk, text)]
  })
  const isChecked = state.files === sent.at(-1)?.files
  return notices.reduce(withNotice, { ...state, files: Object.fromEntries(files), isChecked })
}

const fileOf = (base: string, text = base): EditedFile => ({ base, text, value: readValue(text) })

const withText = (state: ContentState, file: string, text: string): ContentState => ({
  ...state,
  isChecked: false,
  files: { ...state.files, [file]: fileOf(state.files[file]?.base ?? '', text) },
})

const withNotice = (state: ContentState, notice: string): ContentState => ({
  ...state,
  notices: [...state.notices.filter((each) => each !== notice), notice],
})

const notWritten = (file: string, before: Value, after: Value) =>
  `${file} was changed meanwhile. Your change was not written: ${quoted(before, after)}`

/** The words that are new in a value. */
function quoted(before: Value, after: Value): string {
  const known = textsIn(before).map(({ text }) => text)
  const words = textsIn(after).flatMap(({ text }) => (known.includes(text) ? [] : `“${text}”`))
  return `${words.join(', ') || 'a list'}.`
}

/** Each text that differs, or a whole list. */
function changesBetween(
  before: Value,
  after: Value,
  path: Path = [],
): { path: Path; before: Value; after: Value }[] {
  if (isSame(before, after)) return []
  const isGroup = (value: Value) => value instanceof Object && !Array.isArray(value)
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }]
  return Object.keys({ ...(before as object), ...(after as object) }).flatMap((name) =>
    changesBetween(valueAt(before, [name]) as Value, valueAt(after, [name]) as Value, [...path, name]),
  )
}
