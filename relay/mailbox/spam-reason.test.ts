import { expect, test } from 'vitest'
import { exampleEnquiry } from '#contract/example-enquiry.ts'
import { spamReason } from './spam-reason.ts'

test.each([
  'I would like to ask about postnatal massage.',
  'My mother saw https://example.com/oil and www.example.org, do you sell these?',
  'Is a casino night bad for my sleep?',
  'I saw https://www.youtube.com/watch?v=1 and https://www.example.org/knee, is it right for me?',
  'I take Viagra. Is it safe with what https://example.com/services describes?',
  'I found you on the first page of Google. My report: https://example.com/thyroid',
  'My report is here: [link], my sister will send you the [url].',
  'வணக்கம், மூட்டு வலிக்கு சிகிச்சை உண்டா?',
])('accepts %j', (message) => {
  expect(spamReason({ ...exampleEnquiry, message })).toBeUndefined()
})

const names = ['ravi.kumar@mail.example.com', 'Kumar B.Com', 'S.Ravi.M.Com', 'K.Raman/Latha', 'S/o Kumar']
test.each(names)('accepts the name %j', (lastName) => {
  expect(spamReason({ ...exampleEnquiry, lastName })).toBeUndefined()
})

test.each([
  [{ lastName: 'casino-win.com' }, 'a link in a name'],
  [{ firstName: 'Win at https://example.com' }, 'a link in a name'],
  [{ message: 'Look <a class="x" href="https://example.com">here</a>' }, 'links written as HTML or BBCode'],
  [{ message: 'Look [url=https://example.com]here[/url]' }, 'links written as HTML or BBCode'],
  [{ message: 'Look [URL = "https://example.com"]here[/URL]' }, 'links written as HTML or BBCode'],
  [{ message: 'Look [url]https://example.com[/url]' }, 'links written as HTML or BBCode'],
  [{ message: 'http://a.example http://b.example www.c.example https://d.example' }, 'many links'],
  [{ message: 'Cheap SEO services at https://example.com' }, 'an advertisement with a link'],
  [{ message: 'Earn with Bitcoin: https://example.com' }, 'an advertisement with a link'],
  [{ message: 'Buy cheap Viagra at www.example.com' }, 'an advertisement with a link'],
])('takes %j for advertising', (fields, reason) => {
  expect(spamReason({ ...exampleEnquiry, ...fields })).toBe(reason)
})

test('a message made to be slow to search does not block the process', () => {
  expect(spamReason({ ...exampleEnquiry, message: '<a '.repeat(16_000) })).toBeUndefined()
})
