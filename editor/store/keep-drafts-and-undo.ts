// Keeps the drafts and the steps of undo in var/editor. A version of a file is written under the hash of its content and
// never changed. state.json names the versions that are used, and is replaced as a whole.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from './durable-file.ts'
import type { Target } from './edit.ts'
import type { FileState } from './file-state.ts'
import type { FileStates } from './save-drafts.ts'

/** A change that can be undone or redone. */
export type Step = {
  run?: string | undefined
  /** The focus moves to this field. */
  target: Target
  before: FileStates
  after: FileStates
}

export type EditorState = {
  files: FileStates
  past: readonly Step[]
  future: readonly Step[]
  /** The ids of the last requests. */
  handled: readonly string[]
  /** Files that are about to be written, as they were before. After a crash the next start writes them. */
  writing: FileStates
}

export const EMPTY_STATE: EditorState = { files: {}, past: [], future: [], handled: [], writing: {} }

type Hashes = Record<string, string>
type StoredStep = Omit<Step, 'before' | 'after'> & { before: Hashes; after: Hashes }
type StoredState = Omit<EditorState, 'files' | 'past' | 'future' | 'writing'> & {
  files: Hashes
  past: StoredStep[]
  future: StoredStep[]
  writing: Hashes
}

/** Unused versions are removed when there are this many more than after the last removal. */
const MAX_UNUSED = 500

export type StateFile = Awaited<ReturnType<typeof openStateFile>>

export async function openStateFile(directory: string) {
  const path = join(directory, 'state.json')
  const versions = join(directory, 'versions')
  await mkdir(versions, { recursive: true })
  const hashes = new WeakMap<FileState, string>()
  const kept = new Set<string>(await readdir(versions))

  async function keep(file: FileState): Promise<string> {
    const known = hashes.get(file)
    if (known) return known
    const text = JSON.stringify(file)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
    if (!kept.has(hash)) {
      await writeDurably(join(versions, hash), text, join(directory, 'version.next'))
      kept.add(hash)
    }
    hashes.set(file, hash)
    return hash
  }
  async function keepAll(files: FileStates): Promise<Hashes> {
    const named: Hashes = {}
    for (const [file, state] of Object.entries(files)) named[file] = await keep(state)
    return named
  }
  async function keepSteps(steps: readonly Step[]): Promise<StoredStep[]> {
    const stored: StoredStep[] = []
    for (const step of steps) {
      stored.push({ ...step, before: await keepAll(step.before), after: await keepAll(step.after) })
    }
    return stored
  }

  const loaded = new Map<string, FileState>()
  async function load(named: Hashes): Promise<FileStates> {
    const files: Record<string, FileState> = {}
    for (const [file, hash] of Object.entries(named)) {
      const state =
        loaded.get(hash) ?? (JSON.parse(await readFile(join(versions, hash), 'utf8')) as FileState)
      loaded.set(hash, state)
      hashes.set(state, hash)
      files[file] = state
    }
    return files
  }
  async function loadSteps(stored: readonly StoredStep[]): Promise<Step[]> {
    const steps: Step[] = []
    for (const step of stored) {
      steps.push({ ...step, before: await load(step.before), after: await load(step.after) })
    }
    return steps
  }

  async function removeUnused(stored: StoredState): Promise<void> {
    const named = [stored.files, stored.writing]
    for (const step of [...stored.past, ...stored.future]) named.push(step.before, step.after)
    const used = new Set(named.flatMap((each) => Object.values(each)))
    for (const hash of kept) {
      if (used.has(hash)) continue
      kept.delete(hash)
      await rm(join(versions, hash), { force: true })
    }
    loaded.clear()
  }

  return {
    async read(): Promise<EditorState> {
      const text = await readFile(path, 'utf8').catch(() => undefined)
      if (text === undefined) return EMPTY_STATE
      try {
        const stored: StoredState = JSON.parse(text)
        await removeUnused(stored)
        return {
          handled: stored.handled,
          files: await load(stored.files),
          writing: await load(stored.writing),
          past: await loadSteps(stored.past),
          future: await loadSteps(stored.future),
        }
      } catch {
        // Another program has damaged the file. Only drafts and undo are lost: the saved words are in content/.
        await rename(path, join(directory, 'state-unreadable.json'))
        return EMPTY_STATE
      }
    },

    async write(state: EditorState): Promise<void> {
      const stored: StoredState = {
        handled: state.handled,
        files: await keepAll(state.files),
        writing: await keepAll(state.writing),
        past: await keepSteps(state.past),
        future: await keepSteps(state.future),
      }
      await writeDurably(path, JSON.stringify(stored), join(directory, 'state.next'))
      const used = 2 * (stored.past.length + stored.future.length)
      if (kept.size > used + MAX_UNUSED) await removeUnused(stored)
    },
  }
}
