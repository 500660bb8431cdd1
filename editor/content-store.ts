// The texts of content/ while they are edited: each change is checked in memory as the build does, and written only
// if nothing is wrong with the file. What is wrong stays here, as a draft.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentCheck, checkContent } from '../build/content-check/check-content.ts'
import { fileNames, pathOf, readContentFiles } from '../build/content-check/content-files.ts'
import { type Problem, valueAt } from '../build/content-check/problem.ts'
import type { Edit, EditorState, Path, Value } from './api-types.ts'
import { readValue, withValue } from './yaml-edit.ts'

type Directories = { content: string; art: string; scratch: string }
type Texts = Record<string, string | null>
type HistoryEntry = Edit & { textBefore: string; textAfter: string }

const FILES = fileNames.map(pathOf)

export class ContentStore {
  readonly #directories: Directories
  #disk: Texts = {}
  #drafts: Texts = {}
  /** Changes that are not in their files yet. */
  #unsaved: Edit[] = []
  #undo: HistoryEntry[] = []
  #redo: HistoryEntry[] = []
  #check: ContentCheck = { problems: [], warnings: [], reminders: [] }
  /** Of this turn: what is saved and what is shown are mostly the same texts. */
  #checks: { texts: Texts; check: Promise<ContentCheck> }[] = []
  #version = 0
  #notice = ''
  #place: EditorState['place']
  #queue: Promise<unknown> = Promise.resolve()

  constructor(directories: Directories) {
    this.#directories = directories
  }

  /** Reads what was changed on disk, also the pictures. */
  read(): Promise<EditorState> {
    return this.#inTurn(async () => undefined)
  }

  change(edit: Edit): Promise<EditorState> {
    return this.#inTurn(async () => {
      if (!this.#apply(edit)) {
        this.#notice = `${nameOf(edit)} was changed outside the editor and has been read again. Your text was not written: “${shown(edit.after)}”`
        return
      }
      this.#redo = []
      await this.#save(edit.file)
    })
  }

  undo(): Promise<EditorState> {
    return this.#inTurn(() => this.#step(this.#undo, this.#redo))
  }

  redo(): Promise<EditorState> {
    return this.#inTurn(() => this.#step(this.#redo, this.#undo))
  }

  /** One after the other: each change starts from the result of the last, and from what is on disk. */
  #inTurn(work: () => Promise<void>): Promise<EditorState> {
    const done = this.#queue.then(async () => {
      this.#notice = ''
      this.#place = undefined
      this.#checks = []
      await this.#readAgain()
      await work()
      this.#check = await this.#checked({ ...this.#disk, ...this.#drafts })
      this.#version += 1
      return this.#state()
    })
    this.#queue = done.catch(() => undefined)
    return done
  }

  #checked(texts: Texts): Promise<ContentCheck> {
    const known = this.#checks.find((each) => isDeepStrictEqual(each.texts, texts))
    const check = known?.check ?? checkContent(texts, this.#directories.art)
    if (!known) this.#checks.push({ texts: { ...texts }, check })
    return check
  }

  #apply(edit: Edit): boolean {
    const { file, path, before, after, step } = edit
    const text = this.#drafts[file]
    if (!text || !isSame(valueIn(text, path), before)) return false
    const last = this.#undo.at(-1)
    // Everything typed into a field in one go is undone in one go, and keeps the quotation marks of its beginning.
    const goesOn = last?.step === step && last.textAfter === text && isDeepStrictEqual(last.path, path)
    const textAfter = this.#asOnDisk(file, withValue(goesOn ? last.textBefore : text, path, after))
    if (goesOn) Object.assign(last, { after, textAfter })
    else this.#undo.push({ ...edit, textBefore: text, textAfter })
    this.#drafts[file] = textAfter
    this.#unsaved.push(edit)
    return true
  }

  /** A value that was typed back keeps the quotation marks that it has in the file. */
  #asOnDisk(file: string, text: string): string {
    const disk = this.#disk[file]
    return disk && isDeepStrictEqual(valueIn(disk, []), valueIn(text, [])) ? disk : text
  }

  /** Takes one step back, or forward again: the entry of the other direction is the same change, reversed. */
  async #step(from: HistoryEntry[], to: HistoryEntry[]): Promise<void> {
    const entry = from.pop()
    if (!entry) return
    const { file, path, before, after, textBefore, textAfter } = entry
    const text = this.#drafts[file] ?? ''
    if (text !== textAfter && !isSame(valueIn(text, path), after)) {
      this.#notice = `${nameOf(entry)} was changed outside the editor since, so this step is left as it is.`
      return
    }
    const result = text === textAfter ? textBefore : withValue(text, path, before)
    const reversed = { ...entry, before: after, after: before, textBefore: text, textAfter: result, step: -1 }
    to.push(reversed)
    this.#drafts[file] = result
    this.#unsaved.push(reversed)
    this.#place = { file, path }
    await this.#save(file)
  }

  /** A file that was changed on disk is the truth; unsaved changes are made again where their place is untouched. */
  async #readAgain(): Promise<void> {
    const texts = await readContentFiles(this.#directories.content)
    const changed = FILES.filter((file) => texts[file] !== this.#disk[file])
    const isFirstTime = Object.keys(this.#disk).length === 0
    this.#disk = texts
    for (const file of changed) {
      const edits = this.#unsaved.filter((edit) => edit.file === file)
      this.#unsaved = this.#unsaved.filter((edit) => edit.file !== file)
      this.#drafts[file] = texts[file] ?? null
      for (const edit of edits) {
        const text = this.#drafts[file]
        if (!text || !isSame(valueIn(text, edit.path), edit.before)) continue
        this.#drafts[file] = withValue(text, edit.path, edit.after)
        this.#unsaved.push(edit)
      }
      if (!isFirstTime)
        this.#notice = `${basename(file)} was changed outside the editor and has been read again.`
    }
  }

  /** Writes the draft of a file unless it, or another file because of it, would be wrong. */
  async #save(file: string): Promise<void> {
    const text = this.#drafts[file]
    if (typeof text !== 'string') return
    if (text !== this.#disk[file]) {
      const { problems } = await this.#checked({ ...this.#disk, [file]: text })
      const known = problems.length > 0 ? (await this.#checked(this.#disk)).problems : []
      const isOld = (problem: Problem) =>
        problem.file !== file && known.some((each) => isDeepStrictEqual(each, problem))
      if (!problems.every(isOld)) return
      if (!(await this.#write(file, text))) return
    }
    this.#unsaved = this.#unsaved.filter((edit) => edit.file !== file)
  }

  /** False where somebody has changed the file since it was read; it is then read again, and the edit stays a draft. */
  async #write(file: string, text: string): Promise<boolean> {
    const { content, scratch } = this.#directories
    const path = join(content, basename(file))
    await mkdir(scratch, { recursive: true })
    // Not in content/, where the preview would reload for it.
    const draft = join(scratch, basename(file))
    await writeFile(draft, text, { flush: true })
    if ((await readFile(path, 'utf8').catch(() => null)) !== this.#disk[file]) {
      await this.#readAgain()
      return false
    }
    await rename(draft, path)
    this.#disk[file] = text
    return true
  }

  #state(): EditorState {
    const { problems, warnings, reminders } = this.#check
    const files = FILES.map((file) => {
      const text = this.#drafts[file]
      return [file, { value: text ? valueIn(text, []) : undefined, isSaved: text === this.#disk[file] }]
    })
    return {
      version: this.#version,
      files: Object.fromEntries(files),
      problems,
      warnings,
      reminders,
      canUndo: this.#undo.length > 0,
      canRedo: this.#redo.length > 0,
      notice: this.#notice,
      ...(this.#place && { place: this.#place }),
    }
  }
}

const nameOf = ({ file }: Edit) => basename(file)
const shown = (value: Value) => (typeof value === 'string' ? value : 'a list')

/** Nothing, an empty text and an absent name are the same. */
const isSame = (one: Value, other: Value) => isDeepStrictEqual(one ?? '', other ?? '')

function valueIn(text: string, path: Path): Value {
  return withoutNull(valueAt(readValue(text), path))
}

function withoutNull(value: unknown): Value {
  if (Array.isArray(value)) return value.map((item) => withoutNull(item) ?? '')
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutNull(item) ?? '']))
}
