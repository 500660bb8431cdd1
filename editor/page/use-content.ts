import { useCallback, useEffect, useRef, useState } from 'react'
import { valueAt } from '../../build/content-check/problem.ts'
import type { EditorState, Form, Path, Value } from '../api-types.ts'
import { get, post } from './api.ts'

type Start = { forms: Form[]; base: string; state: EditorState }

/** The texts as the server knows them, and how to change them. */
export function useContent() {
  const [start, setStart] = useState<Start>()
  const [state, setState] = useState<EditorState>()
  const [failure, setFailure] = useState('')
  const latest = useRef<EditorState>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const receive = useCallback((next: EditorState) => {
    if (latest.current && next.version < latest.current.version) return
    latest.current = next
    setState(next)
  }, [])

  useEffect(() => {
    get<Start>('start').then(
      (answer) => {
        setStart(answer)
        receive(answer.state)
      },
      (error: Error) => setFailure(error.message),
    )
    const events = new EventSource('/edit/api/events')
    events.addEventListener('state', ({ data }) => receive(JSON.parse(data)))
    return () => events.close()
  }, [receive])

  /** One request at a time, each based on the answer to the last. */
  function ask(request: () => Promise<EditorState>): Promise<EditorState | undefined> {
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
  }

  /** `next` makes the new value from the latest, which may be newer than the one that is shown. */
  const edit = (file: string, path: Path, next: (latest: Value) => Value, step: number) =>
    ask(() => {
      const before = valueAt(latest.current?.files[file]?.value, path) as Value
      return post('change', { file, path, before, after: next(before), step })
    })
  const travel = (direction: 'undo' | 'redo') => ask(() => post(direction))
  return { ...start, state, failure, edit, travel }
}
