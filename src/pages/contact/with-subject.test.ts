import { expect, test } from 'vitest'
import { withSubject } from './with-subject.ts'

test('puts the subject at every {subject}, as it is written', () => {
  expect(withSubject('{subject}: ask about {subject}', 'Oil $& Ghee')).toBe(
    'Oil $& Ghee: ask about Oil $& Ghee',
  )
})
