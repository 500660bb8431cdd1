import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '#check/field-path.ts'
import type { Path, Texts, Value } from './api-types.ts'
import {
  type ContentState,
  emptyState,
  unsavedIn,
  withAnswer,
  withChange,
  withStep,
} from './content-state.ts'
import { readValue } from './store/yaml-edit.ts'

const HOME = 'content/home.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['headline']
const disk = {
  [HOME]: '# A note\nheadline: Old\nenquire: "Send an enquiry"\n',
  [SERVICES]: 'products:\n  # The first\n  - Oil\n\n  - Balm # new\n',
}

let state: ContentState
beforeEach(() => {
  state = emptyState
  answer(disk)
})

/** By default everything that was sent is written. */
function answer(now: Texts = state.texts, sent = state.texts) {
  state = withAnswer(state, sent, now)
}
function type(after: string, path: Path = HEADLINE) {
  state = withChange(state, { file: HOME, path, after, isContinued: true })
}
function change(path: Path, after: Value, file = HOME) {
  state = withChange(state, { file, path, after })
}
const headline = () => valueAt(readValue(state.texts[HOME]), HEADLINE)

test('a file that another program changes is shown as it is then, and Undo brings the words back', () => {
  change(HEADLINE, 'Typed')
  answer({ ...disk, [HOME]: 'headline: By hand\n' })
  expect(headline()).toBe('By hand')
  expect(unsavedIn(state)).toEqual([])
  expect(state.past.at(-1)?.notice).toContain('changed content/home.yaml. Undo brings back')
  state = withStep(state, 'past')
  expect(headline()).toBe('Typed')
  expect(unsavedIn(state)).toEqual([HOME])
  state = withStep(state, 'past')
  expect(state.texts).toEqual(disk)
})

test('keeps what is typed on, and back, while an earlier text is on its way', () => {
  for (const text of ['Typed on', 'Old']) {
    type('Typed')
    const sent = state.texts
    type(text)
    answer(sent, sent)
    expect(headline()).toBe(text)
    expect(unsavedIn(state)).toEqual([HOME])
    answer()
  }
})

test('undo restores every byte, and redo the change', () => {
  change(['products'], ['Balm'], SERVICES)
  answer()
  const shorter = state.texts
  for (const text of ['First', 'First typed']) {
    type(text)
    answer()
  }
  const typed = state.texts
  state = withStep(state, 'past')
  expect(state.texts).toEqual(shorter)
  state = withStep(state, 'past')
  expect(state.texts).toEqual(disk)
  expect(state.past).toEqual([])
  state = withStep(state, 'future')
  expect(state.texts).toEqual(shorter)
  state = withStep(state, 'future')
  expect(state.texts).toEqual(typed)
  expect(state.future).toEqual([])
})

test('what is typed back is no step of undo, and keeps its quotation marks', () => {
  for (const text of ['Send', 'Send an enquiry']) {
    type(text, ['enquire'])
    answer()
  }
  expect(state.texts).toEqual(disk)
  expect(state.past).toEqual([])
})
