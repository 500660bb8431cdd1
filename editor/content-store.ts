// The texts of content/ while they are edited: each change is checked in memory as the build does, and written only
// if nothing is wrong with the file. What is wrong stays here, as a draft.
import { hash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentCheck, checkContent } from '../build/content-check/check-content.ts'
import { readContentFiles } from '../build/content-check/content-files.ts'
import { valueAt } from '../build/content-check/path.ts'
import type { Problem } from '../build/content-check/problem.ts'
import type { Edit, Path, Value } from './api-types.ts'
import { forms } from './forms.ts'
import { listPictures } from './pictures.ts'
import { readValue, withValue } from './yaml-edit.ts'

type Texts = Record<string, string | null>
type HistoryEntry = Edit & { textBefore: string; textAfter: string }

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

export function openContentStore({ content, art, scratch }: StoreOptions) {
  let disk: Texts = {}
  const drafts: Texts = {}
  /** Changes that are not in their files yet. */
  let unsaved: Edit[] = []
  const undoEntries: HistoryEntry[] = []
  let redoEntries: HistoryEntry[] = []
  /** Of the last undo or redo. */
  let place: { file: string; path: Path } | undefined
  /** What happened outside the editor, or could not be done. */
  const notices = new Set<string>()
  /** The step of the last change that was refused. */
  let refusedStep: number | undefined
  /** Why files could not be written. */
  let writeErrors: string[] = []
  let isFirstRead = true
  /** Two, because a draft that is wrong is compared with the files on disk. */
  let lastChecks: { key: string; result: ContentCheck }[] = []
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
    const { file, path, before, after, step } = edit
    if (!hasValue(edit, before)) {
      // A change whose answer was lost is sent again.
      if (!hasValue(edit, after)) refuse(edit)
      return
    }
    const text = drafts[file] ?? ''
    const last = undoEntries.at(-1)
    // Everything typed into a field in one go is undone in one go, and keeps the quotation marks of its beginning.
    const continuesLast = last?.step === step && last.textAfter === text && isDeepStrictEqual(last.path, path)
    const textAfter = asOnDisk(file, withValue(continuesLast ? last.textBefore : text, path, after))
    if (textAfter === text) return
    if (continuesLast) Object.assign(last, { after, textAfter })
    else undoEntries.push({ ...edit, textBefore: text, textAfter })
    redoEntries = []
    drafts[file] = textAfter
    unsaved.push(edit)
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
  function moveInHistory(from: HistoryEntry[], to: HistoryEntry[]) {
    const entry = from.pop()
    if (!entry) return
    const { file, path, before, after, textBefore, textAfter } = entry
    const text = drafts[file] ?? ''
    const reversed = { ...entry, before: after, after: before, step: -1 }
    if (text !== textAfter && !hasValue(entry, after)) {
      notices.add(`${basename(file)} was changed outside the editor since, so this step is left as it is.`)
      return
    }
    const result = text === textAfter ? textBefore : withValue(text, path, before)
    to.push({ ...reversed, textBefore: text, textAfter: result })
    drafts[file] = result
    unsaved.push(reversed)
    place = { file, path }
  }

  /** Reads files that were changed on disk, and makes unsaved changes again where the value is still the same. */
  async function readAgain() {
    const texts = await readContentFiles(content)
    for (const file of FILES.filter((file) => texts[file] !== disk[file])) {
      const edits = unsaved.filter((edit) => edit.file === file)
      unsaved = unsaved.filter((edit) => edit.file !== file)
      const text = texts[file]
      if (text === undefined) delete drafts[file]
      else drafts[file] = text
      if (!isFirstRead) notices.add(`${basename(file)} was changed meanwhile and has been read again.`)
      for (const edit of edits) {
        if (hasValue(edit, edit.before)) {
          drafts[file] = withValue(drafts[file] ?? '', edit.path, edit.after)
          unsaved.push(edit)
        } else refuse(edit)
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
    unsaved = unsaved.filter(({ file }) => drafts[file] !== disk[file])
  }

  /** Most requests come with nothing new to check: the page asks each second. */
  async function check(texts: Texts): Promise<ContentCheck> {
    const key = JSON.stringify([texts, await versionsIn(art), await versionsIn(join(art, 'previews'))])
    const known = lastChecks.find((check) => check.key === key)
    if (known) return known.result
    const result = await checkContent(texts, art)
    lastChecks = [...lastChecks.slice(-1), { key, result }]
    return result
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
      isSaved: FILES.every((file) => drafts[file] === disk[file]),
      // With what to do before going live.
      warnings: [...warnings, ...reminders],
      canUndo: undoEntries.length > 0,
      canRedo: redoEntries.length > 0,
      notice: [...notices, ...writeErrors].join(' '),
      place,
    }
  }

  return {
    /** Reads what was changed on disk, also the pictures. */
    read: () => enqueue(),
    change: (edit: Edit) => enqueue(() => change(edit), edit.step),
    undo: () => enqueue(() => moveInHistory(undoEntries, redoEntries)),
    redo: () => enqueue(() => moveInHistory(redoEntries, undoEntries)),
  }
}

/** The files of a directory, with the times of their last changes. */
async function versionsIn(directory: string) {
  const names = await readdir(directory).catch(() => [])
  const changed = (name: string) => stat(join(directory, name)).catch(() => undefined)
  return Promise.all(names.map(async (name) => [name, (await changed(name))?.ctimeMs]))
}
