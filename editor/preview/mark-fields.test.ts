import { expect, test } from 'vitest'
import { createMarks, type Marks, withFields } from './mark-fields.ts'

const withoutMarks = (html: string) => html.replaceAll(/[\ue000-\uf8ff]/g, '')

type Template = (marks: Pick<Marks, 'aroundText' | 'behindAddress' | 'beforePicture'>) => string

test.each<[name: string, template: Template, expected: string]>([
  [
    'a text alone in its element marks the element',
    ({ aroundText }) => `<h1 id="x">${aroundText('a', 'Words')}</h1>`,
    '<h1 data-field="a" id="x">Words</h1>',
  ],
  [
    'a text with italics is one field',
    ({ aroundText }) => `<h1>${aroundText('a', 'Be <em>calm</em>.')}</h1>`,
    '<h1 data-field="a">Be <em>calm</em>.</h1>',
  ],
  [
    'texts that share an element are wrapped',
    ({ aroundText }) => `<p>${aroundText('a', 'A name')}, ${aroundText('b', 'a title')} ©</p>`,
    '<p><field-text data-field="a">A name</field-text>, <field-text data-field="b">a title</field-text> ©</p>',
  ],
  [
    'a text with italics beside another is wrapped as a whole',
    ({ aroundText }) => `<p>${aroundText('a', 'One')} ${aroundText('b', 'be <em>calm</em>')}</p>`,
    '<p><field-text data-field="a">One</field-text> <field-text data-field="b">be <em>calm</em></field-text></p>',
  ],
  [
    'an empty text can be found too',
    ({ aroundText }) => `<h3>${aroundText('a', '')}</h3>`,
    '<h3 data-field="a"></h3>',
  ],
  [
    'a picture is found by its address',
    ({ beforePicture }) => `<img src="/x/${beforePicture('a', 'lamp')}.webp"/>`,
    '<img data-picture="a" src="/x/lamp.webp"/>',
  ],
  [
    'an address is found by what it leads to',
    ({ behindAddress }) => `<a href="${behindAddress('a', 'https://x.example/us')}">X</a>`,
    '<a data-link="a" href="https://x.example/us">X</a>',
  ],
  [
    'an address is found beside its words',
    ({ aroundText }) => `<a href="mailto:${aroundText('a', 'me')}">${aroundText('a', 'me')}</a>`,
    '<a data-field="a" data-link="a" href="mailto:me">me</a>',
  ],
  [
    'a text that ends in an inner element is one field',
    ({ aroundText }) => `<span>${aroundText('a', 'Skin<small>(all)')}</small></span>`,
    '<span data-field="a">Skin<small>(all)</small></span>',
  ],
  [
    'a text that is cut in two elements is no field',
    ({ aroundText }) => `<p>${aroundText('a', 'One</p><p>two')}</p>`,
    '<p>One</p><p>two</p>',
  ],
])('%s', (_name, template, expected) => {
  const marks = createMarks()
  const marked = template(marks)
  expect(withFields(withoutMarks(marked), marked, marks)).toBe(expected)
})

test('an attribute that depends on the length of a text is the one without marks', () => {
  const marks = createMarks()
  const marked = `<a data-long="true">${marks.aroundText('name', 'Twenty-seven')}</a>`
  expect(withFields('<a>Twenty-seven</a>', marked, marks)).toBe('<a data-field="name">Twenty-seven</a>')
})
