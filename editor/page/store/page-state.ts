// The words as one window knows them: the last answer of the server's store, and the requests that are not answered yet.
// The functions are pure, and each returns the next state.
import type { EditRequest, Target } from '../../store/edit.ts'
import { type ShownFiles, withEdits } from '../../store/show-edit.ts'
import type { Outcome, Shown } from '../../store/store.ts'

/** The field that Undo or Redo has changed, and how often the owner had pressed something when it was asked for. */
export type Moved = { field: Target; pressCount: number }

/** A request has an id, so that the server does it once, however often it is sent. */
export type PageRequest =
  | { kind: 'edit'; body: EditRequest }
  | { kind: 'undo' | 'redo'; body: { id: string }; pressCount: number }
  | { kind: 'putBack'; body: { file: string } }

export type PageState = {
  /** The last answer, which is undefined before the first. */
  shown: Shown | undefined
  /** The requests without an answer. The first of them has been sent. */
  pending: readonly PageRequest[]
  /** Counts answers and failures. After each, the next request is sent. */
  turn: number
  /** Whether the next poll is sent at once. */
  isLooking: boolean
  /** Whether the owner has closed the editor in this window. Then the server is not asked for the words any more. */
  isClosed: boolean
  /** Why the last request failed. It is empty while the server answers. */
  failure: string
  /** Why something was not done. The next change empties it. */
  notice: string
  /** Says what was done and can be undone. The next change empties it. */
  done: string
  /** It is another object after each Undo or Redo. */
  moved: Moved | undefined
}

export const initialState: PageState = {
  shown: undefined,
  pending: [],
  turn: 0,
  isLooking: false,
  isClosed: false,
  failure: '',
  notice: '',
  done: '',
  moved: undefined,
}

export type PageAction =
  | { kind: 'look' }
  | { kind: 'close' }
  | { kind: 'request'; request: PageRequest; done?: string | undefined }
  /** The answer to the request that was sent in this turn. */
  | { kind: 'answer'; turn: number; shown?: Shown | undefined; outcome?: Outcome | undefined }
  | { kind: 'failure'; turn: number; message: string }

export function pageReducer(state: PageState, action: PageAction): PageState {
  if (action.kind === 'request') {
    const pending = withRequest(state.pending, action.request)
    return { ...state, pending, notice: '', done: action.done ?? '' }
  }
  if (action.kind === 'look') return { ...state, isLooking: true }
  if (action.kind === 'close') {
    // What was typed while it closed is kept, and the failure says so.
    if (state.pending.length > 0) return state
    // What was asked before is of another turn, so its failure is not told.
    return { ...state, isClosed: true, turn: state.turn + 1, failure: '' }
  }
  if (action.turn !== state.turn) return state
  const turn = state.turn + 1
  switch (action.kind) {
    case 'failure':
      return { ...state, turn, isLooking: false, failure: action.message }
    case 'answer': {
      const { outcome, shown = state.shown } = action
      const next = { ...state, turn, shown, isLooking: false, failure: '' }
      // Without an outcome, it is the answer to a poll, and no request waits for it.
      if (!outcome) return next
      const [answered, ...pending] = state.pending
      return {
        ...next,
        pending,
        notice: outcome.isDone ? state.notice : outcome.message,
        moved: movedBy(answered, outcome) ?? state.moved,
      }
    }
  }
}

function movedBy(request: PageRequest | undefined, outcome: Outcome): Moved | undefined {
  if (request?.kind !== 'undo' && request?.kind !== 'redo') return undefined
  if (!outcome.isDone || !outcome.target) return undefined
  return { field: outcome.target, pressCount: request.pressCount }
}

/** Adds a request. Typing in one field is collected into one request while another is on its way. */
function withRequest(pending: readonly PageRequest[], request: PageRequest): readonly PageRequest[] {
  const last = pending.at(-1)
  const isWaiting = pending.length > 1
  if (!isWaiting || last?.kind !== 'edit' || request.kind !== 'edit') return [...pending, request]
  const [earlier] = last.body.edits
  const [edit] = request.body.edits
  const isSameRun = last.body.run !== undefined && last.body.run === request.body.run
  const areTexts = earlier?.kind === 'set' && edit?.kind === 'set'
  if (!isSameRun || !areTexts || request.body.edits.length > 1 || last.body.edits.length > 1)
    return [...pending, request]
  if (earlier.file !== edit.file || String(earlier.path) !== String(edit.path)) return [...pending, request]
  const joined = { ...last.body, edits: [{ ...edit, before: earlier.before }] }
  return [...pending.slice(0, -1), { kind: 'edit', body: joined }]
}

/** Returns the words as the owner sees them: those of the last answer with the changes since then. */
export const shownFiles = ({ shown, pending }: Pick<PageState, 'shown' | 'pending'>): ShownFiles =>
  withEdits(
    shown?.files ?? {},
    pending.flatMap((request) => (request.kind === 'edit' ? request.body.edits : [])),
  )
