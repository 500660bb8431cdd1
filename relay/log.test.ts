import { expect, test } from 'vitest'
import { errorFacts } from './log.ts'

test('an error is logged with its name, its code and where it was thrown', () => {
  const facts = errorFacts(Object.assign(new TypeError('words of a visitor'), { code: 'ERR_X' }))
  expect(facts).toMatchObject({ error: 'TypeError', code: 'ERR_X' })
  expect(facts.frames[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+\)?$/)
})

test.each(['knee', 'knee\n    at knee', 'knee\n    at knee (file:///x.ts:1:1)', 'at', ''])(
  'of an error with the message %j, the message is not logged',
  (message) => {
    expect(JSON.stringify(errorFacts(new Error(message)))).not.toContain('knee')
  },
)

test('what is thrown without being an error is not logged either', () => {
  expect(JSON.stringify(errorFacts('knee'))).not.toContain('knee')
})
