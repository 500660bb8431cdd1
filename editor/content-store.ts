// The texts of content/ while they are edited: each change is checked in memory as the build does, and written only
// if nothing is wrong with the file. What is wrong stays here, as a draft.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readContentFiles } from '../build/content-check/content-files.ts'
import { textsIn, valueAt } from '../build/content-check/path.ts'
import type { Problem } from '../build/content-check/problem.ts'
import { readYaml } from '../build/content-check/read-yaml.ts'
import { asList, type Change, type Edit, fieldId, type Path, type Value } from './api-types.ts'
import { cachedCheck } from './cached-check.ts'
import { forms } from './forms.ts'
import { type Direction, openHistory } from './history.ts'
import { listPictures } from './pictures.ts'
import { readValue, withValue } from './yaml-edit.ts'

type Texts = Record<string, string | null>

const FILES = forms.map(({ file }) => file)

export type ContentStore = ReturnType<typeof openContentStore>
/** All that the page shows of the content: the answer to each change, too. */
export type EditorState = Awaited<ReturnType<ContentStore['read']>>
/** One file of content/ and how to edit it. */
export type Form = EditorState['forms'][number]

type StoreOptions = {
  content: string
  art: string
  /** A directory on the same disk. */
  scratch: string
}

/** A changed text, and the text of the file that it was made from. */
type Draft = { base: string; text: string }

/** Nothing, if the editor was interrupted while it wrote the file. */
function readDrafts(file: string): Record<string, Draft> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

export function openContentStore({ content, art, scratch }: StoreOptions) {
  const check = cachedCheck(art)
  const history = openHistory()
  let disk: Texts = {}
  /** Keeps the drafts for the next start of the editor. */
  const draftsFile = join(scratch, 'drafts.json')
  /** One for each file that has changes which are not written yet. */
  const drafts = readDrafts(draftsFile)
  let keptText = ''
  /** Of the last undo or redo. */
  let place: { file: string; path: Path } | undefined
  /** What could not be done. */
  const notices = new Set<string>()
  /** The id of the field whose change was refused last. */
  let refusedField = ''
  /** Why files could not be written. */
  const writeErrors = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: each change starts from the result of the last, and from what is on disk. */
  function enqueue(work?: () => void, field?: string) {
    const done = queue.then(async () => {
      // Notices stay until the owner's next change. The one that quotes a refused text stays while its field is typed in.
      if (work && field !== refusedField) notices.clear()
      place = undefined
      await readAgain()
      work?.()
      await save()
      await keepDrafts()
      return currentState()
    })
    queue = done.catch(() => undefined)
    return done
  }

  /** A draft waits while its file cannot be read. */
  const isWaiting = (file: string) => drafts[file] && drafts[file].base !== disk[file]
  const textOf = (file: string) => (isWaiting(file) ? disk[file] : (drafts[file]?.text ?? disk[file])) ?? ''

  function setText(file: string, text: string) {
    const base = disk[file] ?? ''
    if (text === base) delete drafts[file]
    else drafts[file] = { base, text }
  }

  function change({ step, ...edit }: Edit) {
    const { file, path } = edit
    const before = textOf(file)
    apply(edit)
    history.add({ file, path, step, before, after: textOf(file) })
  }

  /** Changes one value, unless another program has changed it meanwhile. */
  function apply(edit: Change) {
    const { file, path, before, after } = edit
    // A change whose answer was lost is sent again.
    if (hasValue(edit, after)) return
    if (!hasValue(edit, before)) return refuse(edit, 'This field was changed meanwhile.')
    const text = withValue(textOf(file), path, after)
    const [problem] = readYaml(text).problems
    if (problem) return refuse(edit, `These words cannot be saved: ${problem.message}.`)
    // A value that was typed back keeps the quotation marks that it has in the file.
    const isTypedBack = isDeepStrictEqual(readValue(text), readValue(disk[file]))
    setText(file, isTypedBack ? (disk[file] ?? '') : text)
  }

  function refuse({ file, path, before, after }: Change, reason: string) {
    const known = textsIn(before).map(({ text }) => text)
    const words = textsIn(after).flatMap(({ text }) => (known.includes(text) ? [] : `“${text}”`))
    notices.add(reason).add(`Your change was not written: ${words.join(', ') || 'a list'}.`)
    refusedField = fieldId(file, path)
  }

  /** Nothing, an empty text and an absent name are the same. */
  function hasValue({ file, path }: Change, expected: Value): boolean {
    const value = readValue(textOf(file))
    const isGone = (step: string | number, depth: number) =>
      typeof step === 'number' && valueAt(value, path.slice(0, depth + 1)) === undefined
    if (value === undefined || path.some(isGone)) return false
    return isDeepStrictEqual(valueAt(value, path) ?? '', expected ?? '')
  }

  /** Takes one step back, or forward again. */
  function moveInHistory(direction: Direction) {
    const entry = history.next(direction)
    // A change of a file that cannot be read can be undone later.
    if (!entry || readValue(textOf(entry.file)) === undefined) return
    history.move(direction)
    const { file, path, before, after } = entry
    const [current, next] = direction === 'undo' ? [after, before] : [before, after]
    const text = textOf(file)
    if (text === current) setText(file, next)
    // Another program has changed the file, so only the values of this step change.
    else applyChanges(file, current, next)
    if (textOf(file) !== text) place = { file, path }
  }

  function applyChanges(file: string, from: string, to: string) {
    for (const change of changesBetween(readValue(from), readValue(to))) apply({ file, ...change })
  }

  /** Makes unsaved changes again in files that were changed on disk. */
  async function readAgain() {
    disk = await readContentFiles(content)
    for (const [file, { base, text }] of Object.entries(drafts)) {
      if (!isWaiting(file) || readValue(disk[file]) === undefined) continue
      delete drafts[file]
      applyChanges(file, base, text)
    }
  }

  /** Writes all drafts if they are right together, or else those that are right by themselves. */
  async function save() {
    writeErrors.clear()
    const files = Object.keys(drafts).filter((file) => !isWaiting(file))
    for (const group of [files, ...files.map((file) => [file])]) {
      const changed = group.flatMap((file) => (drafts[file] ? { file, text: drafts[file].text } : []))
      if (await makesWrong(changed)) continue
      for (const { file, text } of changed) {
        await write(file, text).catch(({ message }) =>
          writeErrors.add(`${file} cannot be written: ${message}`),
        )
      }
    }
  }

  /** Whether a changed file, or another file because of it, would be wrong. */
  async function makesWrong(changed: { file: string; text: string }[]) {
    const texts = Object.fromEntries(changed.map(({ file, text }) => [file, text]))
    const { problems } = await check({ ...disk, ...texts })
    const known = problems.length > 0 ? (await check(disk)).problems : []
    const isOld = (problem: Problem) =>
      !(problem.file in texts) && known.some((each) => isDeepStrictEqual(each, problem))
    return !problems.every(isOld)
  }

  async function write(file: string, text: string) {
    const path = join(content, basename(file))
    // Not in content/, where the preview would reload for it.
    const draft = join(scratch, basename(file))
    await writeFile(draft, text, { flush: true })
    // Changed by another program since it was read: the next turn reads it again, and writes then.
    if ((await readFile(path, 'utf8').catch(() => null)) !== disk[file]) return
    await rename(draft, path)
    disk[file] = text
    delete drafts[file]
  }

  async function keepDrafts() {
    const text = JSON.stringify(drafts)
    if (text === keptText) return
    keptText = text
    // Where this cannot be written, a file of content/ cannot be either, and that is reported.
    await writeFile(draftsFile, text).catch(() => undefined)
  }

  async function currentState() {
    const current = FILES.filter((file) => file in disk).map((file) => [file, textOf(file)])
    const { problems, warnings, reminders } = await check({ ...disk, ...Object.fromEntries(current) })
    const pictures = await listPictures(art)
    return {
      // Changes with each change on disk, which the preview then shows.
      revision: hash('sha256', JSON.stringify([disk, pictures])),
      // With changes that are not in the files yet.
      forms: forms.map((form) => ({ ...form, value: readValue(textOf(form.file)) })),
      pictures,
      problems,
      isSaved: Object.keys(drafts).length === 0,
      // With what to do before going live.
      warnings: [...warnings, ...reminders],
      canUndo: history.next('undo') !== undefined,
      canRedo: history.next('redo') !== undefined,
      notice: [...notices, ...writeErrors].join(' '),
      place,
    }
  }

  return {
    /** Reads what was changed on disk, also the pictures. */
    read: () => enqueue(),
    change: (edit: Edit) => enqueue(() => change(edit), fieldId(edit.file, edit.path)),
    undo: () => enqueue(() => moveInHistory('undo')),
    redo: () => enqueue(() => moveInHistory('redo')),
  }
}

/** Each text that differs; a whole list where items were added, removed or moved. */
function changesBetween(before: Value, after: Value, path: Path = []): Omit<Change, 'file'>[] {
  if (isDeepStrictEqual(before, after)) return []
  const isComparable = before instanceof Object && after instanceof Object && hasSameItems(before, after)
  if (!isComparable) return [{ path, before, after }]
  const steps = Array.isArray(after) ? [...after.keys()] : Object.keys({ ...before, ...after })
  return steps.flatMap((step) =>
    changesBetween(valueAt(before, [step]) as Value, valueAt(after, [step]) as Value, [...path, step]),
  )
}

/** Also where their texts differ, but not where one is in the place of another. */
function hasSameItems(before: Value, after: Value): boolean {
  const [old, items] = [asList(before), asList(after)]
  const isMoved = (item: Value, index: number) =>
    old.some((other, place) => place !== index && isDeepStrictEqual(other, item))
  return old.length === items.length && !items.some(isMoved)
}
