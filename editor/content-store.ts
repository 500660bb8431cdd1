// The texts of content/ while they are edited: each change is checked in memory as the build does, and written only
// if nothing is wrong with the file. What is wrong stays here, as a draft.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readContentFiles } from '../build/content-check/content-files.ts'
import { valueAt } from '../build/content-check/path.ts'
import type { Problem } from '../build/content-check/problem.ts'
import type { Edit, Path, Value } from './api-types.ts'
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

/** Nothing, if the editor was interrupted while it wrote the file. */
function readUnsaved(file: string): Edit[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}

export function openContentStore({ content, art, scratch }: StoreOptions) {
  let disk: Texts = {}
  const drafts: Texts = {}
  const check = cachedCheck(art)
  /** Has the changes that are not in their files yet, for the next start of the editor. */
  const unsavedFile = join(scratch, 'unsaved.json')
  let unsaved = readUnsaved(unsavedFile)
  let keptText = ''
  const history = openHistory()
  /** Of the last undo or redo. */
  let place: { file: string; path: Path } | undefined
  /** What happened outside the editor, or could not be done. */
  const notices = new Set<string>()
  /** The step of the last change that was refused. */
  let refusedStep: number | undefined
  /** Why files could not be written. */
  let writeErrors: string[] = []
  let isFirstRead = true
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: each change starts from the result of the last, and from what is on disk. */
  function enqueue(work?: () => void, step?: number) {
    const done = queue.then(async () => {
      // Notices stay until the owner's next change. The one that quotes a refused text stays while its field is typed in.
      if (work && (step === undefined || step !== refusedStep)) notices.clear()
      place = undefined
      await readAgain()
      work?.()
      await save()
      return currentState()
    })
    queue = done.catch(() => undefined)
    return done
  }

  function change(edit: Edit) {
    const { file, path, before, after } = edit
    if (!hasValue(edit, before)) {
      // A change whose answer was lost is sent again.
      if (!hasValue(edit, after)) refuse(edit)
      return
    }
    const text = drafts[file] ?? ''
    // Each key of one step starts from the text before the step, so that only the last value decides on quotation marks.
    const { textBefore = text } = history.lastOfStep(edit, text) ?? {}
    const textAfter = asOnDisk(file, withValue(textBefore, path, after))
    if (textAfter === text) return
    history.add(edit, text, textAfter)
    drafts[file] = textAfter
    const last = unsaved.at(-1)
    if (last && isDeepStrictEqual([last.file, last.path], [file, path])) last.after = after
    else unsaved.push({ ...edit })
  }

  function refuse(edit: Edit) {
    const words = typeof edit.after === 'string' ? `“${edit.after}”` : 'a list'
    notices.add('This field was changed meanwhile.').add(`Your change was not written: ${words}.`)
    refusedStep = edit.step
  }

  /** Nothing, an empty text and an absent name are the same. */
  function hasValue({ file, path }: Edit, expected: Value): boolean {
    const value = readValue(drafts[file])
    const isGone = (step: string | number, depth: number) =>
      typeof step === 'number' && valueAt(value, path.slice(0, depth + 1)) === undefined
    if (value === undefined || path.some(isGone)) return false
    return isDeepStrictEqual(valueAt(value, path) ?? '', expected ?? '')
  }

  /** A value that was typed back keeps the quotation marks that it has in the file. */
  function asOnDisk(file: string, text: string): string {
    const saved = disk[file]
    return saved && isDeepStrictEqual(readValue(saved), readValue(text)) ? saved : text
  }

  /** Takes one step back, or forward again: the entry of the other direction is the same change, reversed. */
  function moveInHistory(direction: Direction) {
    const entry = history.last(direction)
    // A change of a file that cannot be read can be undone later.
    if (!entry || !isReadable(entry.file)) return
    history.take(direction)
    const { file, path, before, after, textBefore, textAfter } = entry
    const text = drafts[file] ?? ''
    const reversed = { ...entry, before: after, after: before, step: -1 }
    if (text !== textAfter && !hasValue(entry, after)) {
      notices.add(
        `${basename(file)} has since been changed outside the editor, so the field is left as it is.`,
      )
      return
    }
    const result = text === textAfter ? textBefore : withValue(text, path, before)
    history.addReversed(direction, { ...reversed, textBefore: text, textAfter: result })
    drafts[file] = result
    unsaved.push(reversed)
    place = { file, path }
  }

  /** Not an empty file, nor one with a merge conflict. */
  const isReadable = (file: string) => readValue(drafts[file]) instanceof Object

  /** Reads files that were changed on disk, and makes unsaved changes again where the value is still the same. */
  async function readAgain() {
    const texts = await readContentFiles(content)
    for (const file of FILES.filter((file) => texts[file] !== disk[file])) {
      const text = texts[file]
      if (text === undefined) delete drafts[file]
      else drafts[file] = text
      if (!isFirstRead) notices.add(`${basename(file)} was changed meanwhile and has been read again.`)
      // Its changes wait until it can be read.
      if (!isReadable(file)) continue
      const edits = unsaved.filter((edit) => edit.file === file)
      unsaved = unsaved.filter((edit) => edit.file !== file)
      for (const edit of edits) {
        if (hasValue(edit, edit.before)) {
          drafts[file] = withValue(drafts[file] ?? '', edit.path, edit.after)
          unsaved.push(edit)
        } else if (!hasValue(edit, edit.after)) refuse(edit)
      }
    }
    disk = texts
    isFirstRead = false
  }

  /** Writes each draft unless its file, or another file because of it, would be wrong. */
  async function save() {
    writeErrors = []
    for (const file of FILES.filter((file) => drafts[file] !== disk[file])) {
      const text = drafts[file] ?? ''
      const { problems } = await check({ ...disk, [file]: text })
      const known = problems.length > 0 ? (await check(disk)).problems : []
      const isOld = (problem: Problem) =>
        problem.file !== file && known.some((each) => isDeepStrictEqual(each, problem))
      if (!problems.every(isOld)) continue
      await write(file, text).catch(({ message }) =>
        writeErrors.push(`${file} cannot be written: ${message}`),
      )
    }
    unsaved = unsaved.filter(({ file }) => drafts[file] !== disk[file] || !isReadable(file))
    const text = JSON.stringify(unsaved)
    if (text === keptText) return
    keptText = text
    // Where this cannot be written, a file of content/ cannot be either, and that is reported.
    await writeFile(unsavedFile, text).catch(() => undefined)
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
  }

  async function currentState() {
    const { problems, warnings, reminders } = await check({ ...disk, ...drafts })
    const pictures = await listPictures(art)
    return {
      // Changes with each change on disk, which the preview then shows.
      revision: hash('sha256', JSON.stringify([disk, pictures])),
      // With changes that are not in the files yet.
      forms: forms.map((form) => ({ ...form, value: readValue(drafts[form.file]) })),
      pictures,
      problems,
      isSaved: unsaved.length === 0 && FILES.every((file) => drafts[file] === disk[file]),
      // With what to do before going live.
      warnings: [...warnings, ...reminders],
      canUndo: history.has('undo'),
      canRedo: history.has('redo'),
      notice: [...notices, ...writeErrors].join(' '),
      place,
    }
  }

  return {
    /** Reads what was changed on disk, also the pictures. */
    read: () => enqueue(),
    change: (edit: Edit) => enqueue(() => change(edit), edit.step),
    undo: () => enqueue(() => moveInHistory('undo')),
    redo: () => enqueue(() => moveInHistory('redo')),
  }
}
