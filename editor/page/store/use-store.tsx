// Connects this window with the server's store.
import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Edit } from '../../store/edit.ts'
import { call } from '../api.ts'
import { initialState, type PageRequest, pageReducer, shownFiles } from './page-state.ts'

/** The window polls at this interval, and sends a failed request again after it. */
const INTERVAL_MS = 1_000

type EditOptions = {
  /** Edits with the same `run` as the step of undo before belong to it. */
  run?: string | undefined
  /** The status says this, beside a button for Undo. */
  done?: string | undefined
}

function useConnection() {
  const [state, dispatch] = useReducer(pageReducer, initialState)
  const { shown, pending, turn, failure, isLooking, isClosed } = state
  const [request] = pending
  const revision = shown?.revision

  // Requests are sent one by one, in their order. The window polls, because an event stream would keep one of the browser's
  // six connections open for each tab.
  useEffect(() => {
    if (isClosed) return
    let isWanted = true
    async function send() {
      try {
        const answer = request ? await sendRequest(request) : await call('shown', { revision })
        if (isWanted) dispatch({ kind: 'answer', turn, ...answer })
      } catch (error) {
        if (isWanted) dispatch({ kind: 'failure', turn, message: (error as Error).message })
      }
    }
    const isAtOnce = !failure && (request || !shown || isLooking)
    const timer = setTimeout(send, isAtOnce ? 0 : INTERVAL_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [turn, request, failure, shown, revision, isLooking, isClosed])

  /** Counts the presses of keys and of the pointer. They are told apart when they happen, so nothing is rendered for them. */
  const pressCount = useRef(0)
  useEffect(() => {
    const count = () => {
      pressCount.current += 1
    }
    addEventListener('pointerdown', count, { capture: true })
    addEventListener('keydown', count, { capture: true })
    return () => {
      removeEventListener('pointerdown', count, { capture: true })
      removeEventListener('keydown', count, { capture: true })
    }
  }, [])

  const isSaved = pending.length === 0
  // Changes that the server has not answered yet would be lost, so the browser asks before it leaves.
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSaved])

  const actions = useMemo(() => {
    const request = (each: PageRequest, done?: string) => dispatch({ kind: 'request', request: each, done })
    const id = () => crypto.randomUUID()
    return {
      /** Asks the server at once whether something was changed elsewhere. */
      look: () => dispatch({ kind: 'look' }),
      /** Tells this window that the editor is closed. */
      close: () => dispatch({ kind: 'close' }),
      edit: (edits: readonly Edit[], { run, done }: EditOptions = {}) =>
        request({ kind: 'edit', body: { id: id(), run, edits } }, done),
      undo: () => request({ kind: 'undo', body: { id: id() }, pressCount: pressCount.current }),
      redo: () => request({ kind: 'redo', body: { id: id() }, pressCount: pressCount.current }),
      /** Counts a press in the frame of the preview, which this window does not get. */
      countPress: () => {
        pressCount.current += 1
      },
      hasPressedSince: (count: number) => count !== pressCount.current,
      putBack: (file: string) => request({ kind: 'putBack', body: { file } }),
    }
  }, [])

  const files = useMemo(() => shownFiles({ shown, pending }), [shown, pending])
  return { ...state, ...actions, files, isSaved }
}

async function sendRequest({ kind, body }: PageRequest) {
  switch (kind) {
    case 'edit':
      return call('edit', body)
    case 'undo':
      return call('undo', body)
    case 'redo':
      return call('redo', body)
    case 'putBack':
      return call('putBack', body)
  }
}

type Connection = ReturnType<typeof useConnection>

/** The connection to the server as soon as it has answered once, so that there are words to show. */
export type PageStore = Omit<Connection, 'shown'> & { shown: NonNullable<Connection['shown']> }

const StoreContext = createContext<PageStore | undefined>(undefined)

export function StoreProvider({ children }: { children: ReactNode }) {
  const connection = useConnection()
  const { shown } = connection
  if (!shown) return <p>{connection.failure || 'The editor is starting …'}</p>
  return <StoreContext value={{ ...connection, shown }}>{children}</StoreContext>
}

/** Returns the words, what the check says of them, and how to change them. */
export function useStore(): PageStore {
  const store = use(StoreContext)
  if (!store) throw new Error('useStore is used outside of the StoreProvider')
  return store
}
