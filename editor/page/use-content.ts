import { useCallback, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../build/content-check/path.ts'
import { type Edit, fieldId, type Path, type Value } from '../api-types.ts'
import type { EditorState } from '../content-store.ts'
import { call, NOT_RUNNING } from './api.ts'

/** How soon a file that another program has changed is read, and how soon a server that does not run is asked again. */
const INTERVAL_MS = 1_000

/** Short enough for the preview to follow within a second, long enough not to check every key. */
const TYPING_PAUSE_MS = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))

/** The texts as the server knows them, and how to change them. */
export function useContent() {
  const [state, setState] = useState<EditorState>()
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState<readonly Change[]>([])
  const latest = useRef<EditorState>(undefined)
  /** The pending change that the owner still types. */
  const typing = useRef<Change>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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
        const { message } = error as Error
        setFailure(message)
        if (message !== NOT_RUNNING) return undefined
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

  const send = async (change: Change) => {
    const result = await ask(() => {
      const { file, path, next, typed } = change
      const before = valueIn(latest.current, file, path)
      return call('change', { file, path, before, after: next(before), step: Date.now(), ...typed })
    })
    setPending((all) => all.filter((each) => each !== change))
    return result
  }
  const sendTyped = () => {
    clearTimeout(timer.current)
    const change = typing.current
    typing.current = undefined
    if (change) send(change)
  }
  const edit = (change: Change) => {
    sendTyped()
    setPending((all) => [...all, change])
    return send(change)
  }
  const moveInHistory = (direction: 'undo' | 'redo') => {
    sendTyped()
    return ask(() => call(direction))
  }

  const shown = state && pending.reduce(withChange, state)
  /** Shows a text at once, and sends it when the owner pauses. */
  const type = (file: string, path: Path, text: string, step: number) => {
    const isInField = (change: Change) => fieldId(change.file, change.path) === fieldId(file, path)
    if (typing.current && !isInField(typing.current)) sendTyped()
    const last = typing.current
    // The field may be changed elsewhere while the owner types. The server then refuses the text.
    const before = last ? last.typed?.before : valueIn(shown, file, path)
    const change = { file, path, next: () => text, typed: { before, step } }
    typing.current = change
    setPending((all) => [...all.filter((each) => each !== last), change])
    clearTimeout(timer.current)
    timer.current = setTimeout(sendTyped, TYPING_PAUSE_MS)
  }
  /** Resolves when the server has all changes. */
  const sendAll = () => {
    sendTyped()
    return queue.current
  }
  const hasPendingChanges = pending.length > 0
  return { state: shown, failure, hasPendingChanges, edit, type, sendTyped, sendAll, moveInHistory }
}

/** A change that the server has not answered yet. The form shows it at once, so that the next one starts from it. */
type Change = {
  file: string
  path: Path
  /** Makes the new value from the latest, which may be newer than the one that is shown. */
  next: (latest: Value) => Value
  typed?: Pick<Edit, 'before' | 'step'> | undefined
}

function valueIn(state: EditorState | undefined, file: string, path: Path) {
  return valueAt(state?.forms.find((form) => form.file === file)?.value, path) as Value
}

function withChange(state: EditorState, { file, path, next }: Change): EditorState {
  const forms = state.forms.map((form) =>
    form.file === file ? { ...form, value: withValueAt(form.value, path, next) } : form,
  )
  return { ...state, forms, isSaved: false }
}

function withValueAt(value: Value, [step, ...rest]: Path, next: (latest: Value) => Value): Value {
  if (step === undefined) return next(value)
  // The item may be gone: the server then refuses the change.
  if (typeof step === 'number' && valueAt(value, [step]) === undefined) return value
  const inner = withValueAt(valueAt(value, [step]) as Value, rest, next)
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner }
}
