import { useCallback, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../build/content-check/path.ts'
import type { Change, Edit, Path, Value } from '../api-types.ts'
import type { EditorState } from '../content-store.ts'
import { call } from './api.ts'

/** How soon a file that another program has changed is read, and how soon a request that failed is sent again. */
const INTERVAL_MS = 1_000

/** Short enough for the preview to follow within a second, long enough not to check every key. */
const TYPING_PAUSE_MS = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))

/** The texts as the server knows them, and how to change them. */
export function useContent() {
  const [state, setState] = useState<EditorState>()
  const [failure, setFailure] = useState('')
  /** Changes that the server has not answered yet. The form shows them at once, so that the next one starts from them. */
  const [pending, setPending] = useState<readonly Edit[]>([])
  /** The pending change that the owner still types. */
  const typing = useRef<Edit>(undefined)
  /** All that is typed into a field before it is left is undone together. */
  const typingStep = useRef(Date.now())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** One request at a time, each until it succeeds: the editor may be started again. */
  const ask = useCallback((request: () => Promise<EditorState>) => {
    const attempt = async (): Promise<EditorState> => {
      try {
        const next = await request()
        setState(next)
        setFailure('')
        return next
      } catch (error) {
        setFailure((error as Error).message)
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
        await ask(() => call('content'))
        await pause()
      }
    }
    poll()
  }, [ask])

  const send = async (edit: Edit) => {
    const result = await ask(() => call('change', edit))
    setPending((all) => all.filter((each) => each !== edit))
    return result
  }
  const sendTyped = () => {
    clearTimeout(timer.current)
    const edit = typing.current
    typing.current = undefined
    if (edit) send(edit)
  }
  const change = (next: Change) => {
    sendTyped()
    const edit = { ...next, step: Date.now() }
    setPending((all) => [...all, edit])
    return send(edit)
  }
  const moveInHistory = (direction: 'undo' | 'redo') => {
    sendTyped()
    return ask(() => call(direction))
  }
  /** Shows a text at once, and sends it when the owner pauses. */
  const type = (next: Change) => {
    const last = typing.current
    // The field may be changed elsewhere while the owner types. The server then refuses the text.
    const edit = { ...next, before: (last ?? next).before, step: typingStep.current }
    typing.current = edit
    setPending((all) => [...all.filter((each) => each !== last), edit])
    clearTimeout(timer.current)
    timer.current = setTimeout(sendTyped, TYPING_PAUSE_MS)
  }
  /** The owner has left the field. */
  const finishTyping = () => {
    sendTyped()
    typingStep.current = Date.now()
  }
  /** Resolves when the server has all changes. */
  const sendAll = () => {
    sendTyped()
    return queue.current
  }
  const shown = state && pending.reduce(withEdit, state)
  const hasPendingChanges = pending.length > 0
  return { state: shown, failure, hasPendingChanges, change, type, finishTyping, sendAll, moveInHistory }
}

function withEdit(state: EditorState, { file, path, after }: Edit): EditorState {
  const forms = state.forms.map((form) =>
    form.file === file ? { ...form, value: withValueAt(form.value, path, after) } : form,
  )
  return { ...state, forms, isSaved: false }
}

/** Where an item is gone, nothing changes: the server refuses the change. */
function withValueAt(value: Value, [step, ...rest]: Path, after: Value): Value {
  if (step === undefined) return after
  const inner = withValueAt(valueAt(value, [step]) as Value, rest, after)
  return Array.isArray(value)
    ? value.map((item, index) => (index === step ? inner : item))
    : { ...(value as object), [step]: inner }
}
