import { expect, test } from 'vitest'
import { complete } from '../../tests/relay/fixtures.ts'
import { spamReason } from './spam-reason.ts'

test.each([
  'I would like to ask about postnatal massage.',
  'My mother saw https://example.com/oil and www.example.org, do you sell these?',
  'Is a casino night bad for my sleep?',
  'வணக்கம், மூட்டு வலிக்கு சிகிச்சை உண்டா?',
])('accepts %j', (message) => {
  expect(spamReason({ ...complete, message })).toBeUndefined()
})

test.each([
  [{ firstName: 'Win at https://example.com' }, 'a link in a name'],
  [{ message: 'Look <a class="x" href="https://example.com">here</a>' }, 'links written as HTML or BBCode'],
  [{ message: 'Look [url=https://example.com]here[/url]' }, 'links written as HTML or BBCode'],
  [{ message: 'http://a.example http://b.example www.c.example https://d.example' }, 'many links'],
  [{ message: 'Cheap SEO services at https://example.com' }, 'an advertisement with a link'],
])('takes %j for advertising', (fields, reason) => {
  expect(spamReason({ ...complete, ...fields })).toBe(reason)
})

test('a message made to be slow to search does not block the process', () => {
  expect(spamReason({ ...complete, message: '<a '.repeat(16_000) })).toBeUndefined()
})
