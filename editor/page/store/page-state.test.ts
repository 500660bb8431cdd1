import { expect, test } from 'vitest'
import type { ShownFile } from '../../store/edit.ts'
import { initialState, type PageRequest, type PageState, pageReducer, shownFiles } from './page-state.ts'

const FILE = 'content/home.yaml'
const home: ShownFile = {
  value: { headline: 'Old' },
  lists: {},
  drafts: [],
  saved: {},
  conflicts: {},
  isReadable: true,
}
const answer = (value = 'Old') => ({
  files: { [FILE]: { ...home, value: { headline: value } } },
  problems: [],
  warnings: [],
  pictures: [],
  canUndo: true,
  canRedo: false,
  revision: value,
})
const type = (value: string, before: string, run = 'run'): PageRequest => ({
  kind: 'edit',
  body: { id: value, run, edits: [{ kind: 'set', file: FILE, path: ['headline'], value, before }] },
})
const after = (...actions: Parameters<typeof pageReducer>[1][]) =>
  actions.reduce(pageReducer, { ...initialState, shown: answer() } as PageState)
const request = (each: PageRequest) => ({ kind: 'request', request: each }) as const

const headline = (state: PageState) => shownFiles(state)[FILE]?.value

test('what is typed is shown before the server has answered', () => {
  expect(headline(after(request(type('New', 'Old'))))).toEqual({ headline: 'New' })
})

test('keys that follow each other are joined while the first is on its way, and know what was there before', () => {
  const { pending } = after(
    request(type('N', 'Old')),
    request(type('Ne', 'N')),
    request(type('New', 'Ne')),
    request(type('News', 'New', 'another run')),
  )
  expect(pending).toEqual([
    type('N', 'Old'),
    { ...type('Ne', 'N'), body: { ...type('New', 'N').body, id: 'Ne' } },
    type('News', 'New', 'another run'),
  ])
})

test('an answer that comes while the owner types on takes nothing back', () => {
  const state = after(request(type('N', 'Old')), request(type('Ne', 'N')), {
    kind: 'answer',
    turn: 0,
    shown: answer('N'),
    outcome: { isDone: true },
  })
  expect(headline(state)).toEqual({ headline: 'Ne' })
  expect(state.pending).toHaveLength(1)
})

test('a request whose answer was lost is kept to be sent again', () => {
  const state = after(request(type('New', 'Old')), { kind: 'failure', turn: 0, message: 'closed' })
  expect(state.pending).toEqual([type('New', 'Old')])
  expect(state.failure).toBe('closed')
  expect(headline(state)).toEqual({ headline: 'New' })
})

test('an answer that comes after its request was given up changes nothing', () => {
  const state = after(
    request(type('New', 'Old')),
    { kind: 'failure', turn: 0, message: 'closed' },
    { kind: 'answer', turn: 0, shown: answer('Older'), outcome: { isDone: true } },
  )
  expect(state.shown).toEqual(answer())
  expect(state.pending).toHaveLength(1)
})

test('what was not done is told until the next change', () => {
  const refused = {
    kind: 'answer',
    turn: 0,
    outcome: { isDone: false, message: 'Removed elsewhere.' },
  } as const
  const state = after(request(type('New', 'Old')), refused)
  expect(state.notice).toBe('Removed elsewhere.')
  expect(pageReducer(state, request(type('Next', 'Old'))).notice).toBe('')
})

test('after Close nothing is told of a server that no longer answers', () => {
  const unanswered = { kind: 'failure', turn: 0, message: 'closed' } as const
  expect(after({ kind: 'close' }, unanswered)).toMatchObject({ isClosed: true, failure: '' })
  expect(after(unanswered, { kind: 'close' })).toMatchObject({ isClosed: true, failure: '' })
})

test('what was typed while the editor closed is kept, and told', () => {
  const typed = request(type('New', 'Old'))
  const state = after(typed, { kind: 'close' }, { kind: 'failure', turn: 0, message: 'closed' })
  expect(state).toMatchObject({ isClosed: false, failure: 'closed', pending: [type('New', 'Old')] })
})
