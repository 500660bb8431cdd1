import { expect, test } from 'vitest'
import { complete } from '../../tests/relay/fixtures.ts'
import { createSpamGuard } from './spam-reason.ts'

const reasonFor = (change = {}) => createSpamGuard().reasonFor({ ...complete, ...change })

test.each([
  'I would like to ask about postnatal massage.',
  'My mother saw https://example.com/oil and www.example.org, do you sell these?',
  'Is a casino night bad for my sleep?',
  'வணக்கம், மூட்டு வலிக்கு சிகிச்சை உண்டா?',
])('has nothing against %j', (message) => {
  expect(reasonFor({ message })).toBeUndefined()
})

test.each([
  [{ firstName: 'Win at https://example.com' }, 'a link in a name'],
  [{ message: 'Look <a class="x" href="https://example.com">here</a>' }, 'links written as HTML or BBCode'],
  [{ message: 'Look [url=https://example.com]here[/url]' }, 'links written as HTML or BBCode'],
  [{ message: 'http://a.example http://b.example www.c.example https://d.example' }, 'many links'],
  [{ message: 'Cheap SEO services at https://example.com' }, 'an advertisement with a link'],
])('knows the shape of %j', (change, reason) => {
  expect(reasonFor(change)).toBe(reason)
})

test('the same text again and again is spam from the fourth time on, whoever signs it', () => {
  const guard = createSpamGuard()
  const send = (firstName: string) => guard.reasonFor({ ...complete, firstName })
  expect([send('A'), send('B'), send('C')]).toEqual([undefined, undefined, undefined])
  expect(send('D')).toBe('the same text again and again')
})

test('other gaps and capitals make no other text', () => {
  const guard = createSpamGuard()
  const send = (message: string) => guard.reasonFor({ ...complete, message })
  const variants = [
    'we offer you our best rates',
    ' We  offer you\nour BEST rates',
    'we offer\tyou our best rates\r\n',
  ]
  expect(variants.map(send)).toEqual([undefined, undefined, undefined])
  expect(send('we offer you our best rates')).toBe('the same text again and again')
})

test('a day later the same text is news again', () => {
  let now = 0
  const guard = createSpamGuard(() => now)
  for (let time = 0; time < 5; time += 1) guard.reasonFor(complete)
  now += 25 * 60 * 60 * 1000
  expect(guard.reasonFor(complete)).toBeUndefined()
})

test('short texts may well be alike', () => {
  const guard = createSpamGuard()
  const send = () => guard.reasonFor({ ...complete, message: 'Please call me.' })
  expect([send(), send(), send(), send(), send()]).toEqual(Array(5).fill(undefined))
})

test('a message made to be slow to search is searched quickly enough to end', () => {
  expect(reasonFor({ message: '<a '.repeat(16_000) })).toBeUndefined()
})
