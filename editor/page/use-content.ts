import { useCallback, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../build/content-check/path.ts'
import type { Edit, Path, Value } from '../api-types.ts'
import type { EditorState } from '../content-store.ts'
import { call, NOT_RUNNING, NotRunning } from './api.ts'

/** How soon a file that another program has changed is read, and how soon a server that does not run is asked again. */
const INTERVAL_MS = 1_000

const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))

/** The texts as the server knows them, and how to change them. */
export function useContent() {
  const [state, setState] = useState<EditorState>()
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState<readonly Change[]>([])
  const latest = useRef<EditorState>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** One request at a time, each based on the state after the last. */
  const ask = useCallback((request: () => Promise<EditorState>, isOwnersAction = true) => {
    const attempt = async (): Promise<EditorState | undefined> => {
      try {
        const next = await request()
        latest.current = next
        setState(next)
        // The reason of a refusal stays until the owner's next change.
        setFailure((shown) => (isOwnersAction || shown === NOT_RUNNING ? '' : shown))
        return next
      } catch (error) {
        setFailure((error as Error).message)
        if (!(error instanceof NotRunning)) return undefined
        await pause()
        return attempt()
      }
    }
    const done = queue.current.then(attempt)
    queue.current = done
    return done
  }, [])

  useEffect(() => {
    // Not a stream of events: a browser keeps only six connections open, and each tab would take one.
    const poll = async () => {
      for (;;) {
        await ask(() => call('content'), false)
        await pause()
      }
    }
    poll()
  }, [ask])

  /** `next` makes the new value from the latest, which may be newer than the one that is shown. */
  async function edit(
    file: string,
    path: Path,
    next: (latest: Value) => Value,
    typed?: Pick<Edit, 'before' | 'step'>,
  ) {
    const change = { file, path, next }
    setPending((all) => [...all, change])
    const result = await ask(() => {
      const form = latest.current?.forms.find((each) => each.file === file)
      const before = valueAt(form?.value, path) as Value
      return call('change', { file, path, before, after: next(before), step: Date.now(), ...typed })
    })
    setPending((all) => all.filter((each) => each !== change))
    return result
  }
  const moveInHistory = (direction: 'undo' | 'redo') => ask(() => call(direction))
  return { state: state && pending.reduce(withChange, state), failure, edit, moveInHistory }
}

/** A change that the server has not answered yet. The form shows it at once, so that the next one starts from it. */
type Change = { file: string; path: Path; next: (latest: Value) => Value }

function withChange(state: EditorState, { file, path, next }: Change): EditorState {
  const forms = state.forms.map((form) =>
    form.file === file ? { ...form, value: withValueAt(form.value, path, next) } : form,
  )
  return { ...state, forms }
}

function withValueAt(value: Value, [step, ...rest]: Path, next: (latest: Value) => Value): Value {
  if (step === undefined) return next(value)
  // The item may be gone: the server then refuses the change.
  if (typeof step === 'number' && valueAt(value, [step]) === undefined) return value
  const inner = withValueAt(valueAt(value, [step]) as Value, rest, next)
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner }
}
