import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditorState, Form, Path, Value } from '../api-types.ts'
import { get, post } from './api.ts'
import { fieldId, valueIn } from './field-place.ts'

/** Short enough for the preview to follow within a second, long enough not to check every key. */
const TYPING_PAUSE_MS = 250

type Start = { forms: Form[]; base: string; state: EditorState }
type Unsent = { file: string; path: Path; after: string; timer: number }

export type ContentEditor = ReturnType<typeof useContent>

/** The texts as the server knows them, and what has been typed since. */
export function useContent() {
  const [start, setStart] = useState<Start>()
  const [state, setState] = useState<EditorState>()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const current = useRef<EditorState>(undefined)
  const unsent = useRef<Unsent>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const step = useRef(0)

  const receive = useCallback((next: EditorState) => {
    if (current.current && next.version < current.current.version) return
    current.current = next
    setState(next)
  }, [])

  /** One request at a time, each based on the answer to the last. */
  const ask = useCallback(
    (request: () => Promise<EditorState>) => {
      const done = queue.current.then(request).then(
        (next) => {
          receive(next)
          setFailure('')
          return next
        },
        (error: Error) => {
          setFailure(error.message)
          return undefined
        },
      )
      queue.current = done
      return done
    },
    [receive],
  )

  const send = useCallback(
    (file: string, path: Path, after: Value, stepNumber: number) =>
      ask(() => {
        const before = valueIn(current.current?.files[file]?.value, path)
        return post('change', { file, path, before, after, step: stepNumber })
      }),
    [ask],
  )

  /** Sends what was typed last without waiting for a pause. */
  const flush = useCallback(() => {
    const edit = unsent.current
    if (!edit) return
    unsent.current = undefined
    clearTimeout(edit.timer)
    const id = fieldId(edit.file, edit.path)
    send(edit.file, edit.path, edit.after, step.current).then(() =>
      setTyped(({ [id]: now, ...others }) =>
        now === edit.after || now === undefined ? others : { ...others, [id]: now },
      ),
    )
  }, [send])

  const type = useCallback(
    (file: string, path: Path, after: string) => {
      const id = fieldId(file, path)
      if (unsent.current && fieldId(unsent.current.file, unsent.current.path) !== id) flush()
      clearTimeout(unsent.current?.timer)
      unsent.current = { file, path, after, timer: setTimeout(flush, TYPING_PAUSE_MS) as unknown as number }
      setTyped((all) => ({ ...all, [id]: after }))
    },
    [flush],
  )

  const set = useCallback(
    (file: string, path: Path, after: Value) => {
      flush()
      step.current += 1
      return send(file, path, after, step.current)
    },
    [flush, send],
  )

  const travel = useCallback(
    (direction: 'undo' | 'redo') => {
      flush()
      return ask(() => post(direction))
    },
    [ask, flush],
  )

  useEffect(() => {
    get<Start>('start').then(
      (answer) => {
        setStart(answer)
        receive(answer.state)
      },
      (error: Error) => setFailure(error.message),
    )
    const events = new EventSource('/edit/api/events')
    events.onmessage = ({ data }) => receive(JSON.parse(data))
    return () => events.close()
  }, [receive])

  return {
    forms: start?.forms ?? [],
    base: start?.base ?? '/',
    state,
    failure,
    typed,
    type,
    set,
    travel,
    flush,
    /** From here on typing is a new step for undo. */
    beginStep: () => {
      step.current += 1
    },
  }
}
