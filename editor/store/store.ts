// Holds the words of the site as the owner edits them: those saved in content/, drafts, and undo. Every window shows this
// state, and nothing else changes it.
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkContent, createFileChecker } from '#check/check-content.ts'
import { contentFiles, readContentFiles } from '#check/content-files.ts'
import type { Problem } from '#check/problem.ts'
import { createInspector } from '../../build/pictures/inspect-picture.ts'
import { fieldId, type Texts, type Value } from '../api-types.ts'
import { listPictures } from '../pictures/picture-library.ts'
import { writeDurably } from './durable-file.ts'
import {
  type EditRequest,
  type ItemPath,
  itemPathOf,
  keyOf,
  type ShownFile,
  type Target,
  targetOf,
} from './edit.ts'
import {
  conflictsIn,
  draftsIn,
  EMPTY_FILE,
  type FileState,
  isSavedItem,
  savedBelow,
  shownAt,
  shownValue,
  textWith,
  withEdit,
} from './file-state.ts'
import { type EditorState, openStateFile } from './keep-drafts-and-undo.ts'
import { mergedWith, withText } from './merge-change.ts'
import { type FileStates, withRightDraftsSaved } from './save-drafts.ts'
import { areCurrent, changedFiles, type Direction, nextMove, withMove, withStep } from './undo.ts'
import { isSame, readValue } from './yaml-edit.ts'

const MAX_HANDLED = 200

/** A change is made this often at most, because another program may write the file again and again. */
const MAX_ATTEMPTS = 10

export type StoreDirectories = {
  content: string
  art: string
  /** The directory for drafts and undo, on the same disk as content/. */
  state: string
}

/** A problem or remark, with the path of its field. */
export type FieldProblem = Omit<Problem, 'path'> & {
  path: ItemPath
  /** Whether the saved words have it too. Else it comes from a draft, here or in another field. */
  isSaved: boolean
}

/** `target` is the field to look at now. */
export type Outcome = { isDone: true; target?: Target | undefined } | { isDone: false; message: string }

export type Store = Awaited<ReturnType<typeof openStore>>
export type Shown = Awaited<ReturnType<Store['shown']>>

const GONE = 'This was removed elsewhere. Undo brings it back.'
const UNREADABLE_ELSEWHERE =
  'What was changed elsewhere cannot be read. Ask the person who changed it to look at it.'
const UNREADABLE = 'This page cannot be read at the moment, so nothing in it was changed.'

export async function openStore({ content, art, state: directory }: StoreDirectories) {
  const stateFile = await openStateFile(directory)
  const files = contentFiles.map(({ file }) => file)
  let state = await stateFile.read()
  /** The text of every file in content/, also of those that cannot be parsed. */
  let disk: Texts = {}
  let unreadable: readonly string[] = []
  const inspect = createInspector()
  const checkFile = createFileChecker()
  let checked: { inputs: string; result: ReturnType<typeof checkContent> }[] = []
  /** Values are kept, because parsing a file takes milliseconds and every window asks each second. */
  const shownValues = new WeakMap<FileState, Value>()
  const listeners = new Set<() => void>()

  await completeWrites()
  await refresh()

  /** The last action. The next one waits for it. */
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const result = last.then(action)
    last = result.catch(() => undefined)
    return result
  }

  /** Writes the files of a change that was recorded, if the editor was killed before all were written. */
  async function completeWrites() {
    const texts = await readContentFiles(content)
    for (const [file, before] of Object.entries(state.writing)) {
      const { text } = state.files[file] ?? EMPTY_FILE
      if ((texts[file] ?? '') === before.text) await writeText(file, text, texts)
    }
    state = { ...state, writing: {} }
  }

  /** Reads content/ again and merges changes by other programs. Drafts keep their places. */
  async function refresh(): Promise<void> {
    const texts = await readContentFiles(content)
    if (isSame(texts, disk)) return
    disk = texts
    unreadable = files.filter((file) => readValue(texts[file]) === undefined)
    const changed = files.filter(
      (file) => !unreadable.includes(file) && state.files[file]?.text !== texts[file],
    )
    const shown = changed.map((file) => [file, withText(state.files[file] ?? EMPTY_FILE, texts[file] ?? '')])
    if (changed.length > 0) {
      state = { ...state, files: { ...state.files, ...Object.fromEntries(shown) } }
      await stateFile.write(state)
    }
    for (const listener of listeners) listener()
  }

  /** Writes a text. It returns `false` if another program has changed the file since it was read. */
  function writeText(file: string, text: string, known: Texts): Promise<boolean> {
    const path = join(content, basename(file))
    const isUnchanged = () =>
      existsSync(path) ? readFileSync(path, 'utf8') === known[file] : known[file] === undefined
    // The temporary file is outside of content/, where the check would report it.
    return writeDurably(path, text, join(directory, `${basename(file)}.next`), isUnchanged)
  }

  /** Runs the check on all files, some of them with other texts. */
  async function check(texts: Texts) {
    const readable = Object.entries(texts).filter(([file]) => !unreadable.includes(file))
    const all = { ...disk, ...Object.fromEntries(readable) }
    const inputs = JSON.stringify([all, await listPictures(art, inspect)])
    const before = checked.find((each) => each.inputs === inputs)
    const { result } = before ?? { result: checkContent(all, art, inspect, checkFile) }
    checked = [{ inputs, result }, ...checked.filter((each) => each !== before)].slice(0, 8)
    return result
  }
  const findProblems = async (texts: Texts) => (await check(texts)).problems

  /** Records a change and then writes the files, so that after a crash at any moment both can be completed. */
  async function commit(next: EditorState): Promise<boolean> {
    const changed = files.filter((file) => next.files[file]?.text !== state.files[file]?.text)
    const before = Object.fromEntries(changed.map((file) => [file, state.files[file] ?? EMPTY_FILE]))
    if (changed.length === 0) {
      await stateFile.write(next)
      state = next
    } else {
      await stateFile.write({ ...next, writing: before })
      const written: Record<string, FileState> = { ...state.files }
      for (const file of changed) {
        const text = next.files[file]?.text ?? ''
        if (!(await writeText(file, text, disk))) {
          // Files that were written already stay. The caller reads all files again and makes the change once more.
          state = { ...state, files: written }
          return false
        }
        disk = { ...disk, [file]: text }
        written[file] = next.files[file] ?? EMPTY_FILE
      }
      state = next
      await stateFile.write(state)
    }
    for (const listener of listeners) listener()
    return true
  }

  /** Makes a change, and makes it again if another program changes a file at the same moment. */
  function change(id: string, make: () => Promise<{ next: EditorState; outcome: Outcome } | Outcome>) {
    return inTurn(async (): Promise<Outcome> => {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        await refresh()
        if (state.handled.includes(id)) return { isDone: true }
        const made = await make()
        if (!('next' in made)) return made
        const handled = [...state.handled, id].slice(-MAX_HANDLED)
        if (await commit({ ...made.next, handled })) return made.outcome
      }
      await stateFile.write(state)
      return { isDone: false, message: 'Another program changes this file all the time. Please try again.' }
    })
  }

  const refusal = ({ message }: Problem): Outcome => ({ isDone: false, message })

  /** Saves the drafts that are right. Files that do not change stay the same objects. */
  const saved = (next: FileStates) => withRightDraftsSaved(state.files, next, findProblems)

  function apply({ id, run, edits }: EditRequest): Promise<Outcome> {
    return change(id, async () => {
      const [first] = edits
      if (!first) return { isDone: true }
      const previous = state.past.at(-1)
      const isSameRun = run !== undefined && previous?.run === run && state.future.length === 0
      const isContinued = isSameRun && areCurrent(state, previous.after)
      // The run begins from the files before it, so that words that are typed back restore every byte.
      const from = isContinued ? { ...state.files, ...previous.before } : state.files
      let next: FileStates = from
      for (const edit of edits) {
        if (unreadable.includes(edit.file)) return { isDone: false, message: UNREADABLE }
        const edited = withEdit(next[edit.file] ?? EMPTY_FILE, asSeen(edit, next))
        if (!edited) return { isDone: false, message: GONE }
        next = { ...next, [edit.file]: edited }
      }
      const result = await saved(next)
      if ('problem' in result) return refusal(result.problem)
      const target = targetOf(first)
      const past = isContinued ? state.past.slice(0, -1) : state.past
      return {
        next: withStep(state, from, result.states, { run, target }, past),
        outcome: { isDone: true, target },
      }
    })
  }

  /** In a run, an edit that builds on its own typing is made on the words before the run. */
  function asSeen(edit: EditRequest['edits'][number], base: FileStates) {
    if (edit.kind !== 'set' || base[edit.file] === state.files[edit.file]) return edit
    const now = fileState(edit.file)
    if (edit.before !== shownAt(now, edit.path)) return edit
    const key = keyOf(edit.path)
    // Words that conflict with a change elsewhere still do so after the next key, until the owner has chosen.
    const conflicting = key in conflictsIn(now) ? now.fields[key] : undefined
    return { ...edit, before: conflicting?.saved ?? shownAt(base[edit.file] ?? EMPTY_FILE, edit.path) }
  }

  function move(id: string, direction: Direction): Promise<Outcome> {
    return change(id, async () => {
      const next = nextMove(state, direction)
      if (!next) return { isDone: true }
      if (next.names.some((file) => unreadable.includes(file))) return { isDone: false, message: UNREADABLE }
      const result = next.isExact ? { states: next.files } : await saved(next.files)
      if ('problem' in result) return refusal(result.problem)
      return {
        next: withMove(state, direction, result.states),
        outcome: { isDone: true, target: next.target },
      }
    })
  }

  return {
    apply,
    undo: (id: string) => move(id, 'undo'),
    redo: (id: string) => move(id, 'redo'),

    /** Replaces the texts of files, for example by those of an earlier day, as one step of undo. */
    replaceTexts(id: string, texts: Texts): Promise<Outcome> {
      return change(id, async () => {
        const replaced = Object.entries(texts).map(([file, text]) => {
          const next = withText(state.files[file] ?? EMPTY_FILE, text)
          const conflicts = conflictsIn(next)
          const fields = Object.entries(next.fields).filter(([key]) => !(key in conflicts))
          return [file, { ...next, fields: Object.fromEntries(fields) }]
        })
        const result = await saved({ ...state.files, ...Object.fromEntries(replaced) })
        if ('problem' in result) return refusal(result.problem)
        const target = { file: Object.keys(texts)[0] ?? '', path: [] }
        return {
          next: withStep(state, state.files, result.states, { target }),
          outcome: { isDone: true, target },
        }
      })
    },

    /**
     * Merges a change from elsewhere, from `base` to `theirs`, as one step of undo. If the same field was changed here too,
     * the owner is asked.
     */
    mergeTexts(id: string, base: Texts, theirs: Texts): Promise<Outcome> {
      return change(id, async () => {
        let next: FileStates = state.files
        for (const file of files) {
          const [before, after] = [base[file], theirs[file]]
          if (before === undefined || after === undefined || before === after) continue
          if (unreadable.includes(file)) return { isDone: false, message: UNREADABLE }
          if (readValue(after) === undefined) return { isDone: false, message: UNREADABLE_ELSEWHERE }
          next = { ...next, [file]: mergedWith(file, fileState(file), before, after) }
        }
        const result = await saved(next)
        if ('problem' in result) return refusal(result.problem)
        const [file = ''] = changedFiles(state.files, result.states)
        const target = { file, path: [] }
        return {
          next: withStep(state, state.files, result.states, { target }),
          outcome: { isDone: true, target },
        }
      })
    },

    /** Replaces a file that cannot be read by the last words that could be read. A copy of it is kept in `state`. */
    putBack(file: string): Promise<Outcome> {
      return inTurn(async () => {
        await refresh()
        const { text } = state.files[file] ?? EMPTY_FILE
        if (!unreadable.includes(file) || text === '') return { isDone: true }
        const aside = join(directory, 'put-aside')
        await mkdir(aside, { recursive: true })
        const time = new Date().toISOString().replaceAll(':', '-')
        await writeFile(join(aside, `${time}-${basename(file)}`), disk[file] ?? '', { flush: true })
        await writeText(file, text, disk)
        await refresh()
        return { isDone: true, target: { file, path: [] } }
      })
    },

    /** Returns everything that the page shows. */
    shown: () =>
      inTurn(async () => {
        await refresh()
        const { files: shownFiles, revision } = current()
        const texts = Object.fromEntries(files.map((file) => [file, textWith(fileState(file), () => true)]))
        const { problems, warnings, reminders } = await check(texts)
        const pictures = await listPictures(art, inspect)
        const savedTexts = Object.fromEntries(files.map((file) => [file, fileState(file).text]))
        const inSavedWords = (await check(savedTexts)).problems.map(({ file, path }) =>
          fieldId(file, itemPathOf(fileState(file).lists, path, isSavedItem(fileState(file)))),
        )
        const inFields = (each: Problem): FieldProblem => {
          const path = itemPathOf(fileState(each.file).lists, each.path)
          return { ...each, path, isSaved: inSavedWords.includes(fieldId(each.file, path)) }
        }
        return {
          files: shownFiles,
          problems: problems.map(inFields),
          // The reminders say what to do before going live.
          warnings: [...reminders, ...warnings].map(inFields),
          pictures,
          canUndo: state.past.length > 0,
          canRedo: state.future.length > 0,
          revision: hash('sha256', JSON.stringify([revision, pictures])),
        }
      }),

    /** Returns the same values and drafts for the preview, without running the check. */
    shownFiles: () => current().files,

    /** Returns the files of content/ as they are on disk. */
    savedTexts: () =>
      inTurn(async () => {
        await refresh()
        return disk
      }),

    /** Differs after every change, here or by another program. */
    get revision() {
      return current().revision
    },

    /** Reads content/ again, for example when another program has written there. */
    refresh: () => inTurn(refresh),

    /** Calls the listener after every change. It returns a function that stops this. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Waits for the action that is under way. */
    close: () => inTurn(async () => undefined),
  }

  function fileState(file: string): FileState {
    return state.files[file] ?? EMPTY_FILE
  }
  function current() {
    const shown = files.map((file): [string, ShownFile] => {
      const each = fileState(file)
      const value = shownValues.get(each) ?? shownValue(each)
      shownValues.set(each, value)
      return [
        file,
        {
          value,
          lists: each.lists,
          drafts: draftsIn(each).map(keyOf),
          saved: savedBelow(each),
          conflicts: conflictsIn(each),
          isReadable: !unreadable.includes(file),
        },
      ]
    })
    return { files: Object.fromEntries(shown), revision: hash('sha256', JSON.stringify([disk, shown])) }
  }
}
