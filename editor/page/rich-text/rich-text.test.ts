import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsIn } from '#check/field-path.ts'
import { readYaml } from '#check/read-yaml.ts'
import {
  isItalicIn,
  markupOf,
  NAME,
  piecesOf,
  replaceText,
  SUBJECT,
  textOf,
  typedText,
  withItalics,
} from './rich-text.ts'

const files = readdirSync('content').filter((name) => name.endsWith('.yaml'))

test.each(files)('every text of content/%s is the same after it was shown and written back', (file) => {
  const { value } = readYaml(readFileSync(`content/${file}`, 'utf8'))
  for (const { text } of textsIn(value)) expect(markupOf(piecesOf(text))).toBe(text)
})

test('the owner sees no star, no language code and no braces', () => {
  const pieces = piecesOf('{name} shows *la:Allium cepa*, *calm.*')
  expect(textOf(pieces)).toBe(`${NAME} shows Allium cepa, calm.`)
  expect(pieces.map(({ text, isItalic }) => isItalic && text)).toEqual([false, 'Allium cepa', false, 'calm.'])
})

test.each<[name: string, markup: string, start: number, end: number, text: string, expected: string]>([
  ['words typed after italics are in italics', 'Be *calm*', 7, 7, 'er', 'Be *calmer*'],
  ['words typed before italics are not in italics', 'Be *calm*', 3, 3, 'so ', 'Be so *calm*'],
  ['words typed over italics are in italics', 'Be *calm*', 3, 7, 'well', 'Be *well*'],
  ['a space typed after italics stays outside of the stars', 'Be *calm*', 7, 7, ' ', 'Be *calm* '],
  ['italics that are deleted leave no stars', 'Be *calm*.', 3, 7, '', 'Be .'],
  ['what stood between two phrases in italics is deleted', '*a* *b*', 1, 2, '', '*ab*'],
  ['words keep their language', '*la:Allium cepa*', 6, 6, 's', '*la:Alliums cepa*'],
  ['the name is deleted as a whole', 'At {name}.', 3, 4, '', 'At .'],
  ['words beside the name leave it whole', 'At {name}.', 4, 4, 'x', 'At {name}x.'],
  ['a dollar sign is a letter as any other', '*$& $1*', 5, 5, '$$', '*$& $1$$*'],
])('%s', (_name, markup, start, end, text, expected) => {
  expect(markupOf(replaceText(piecesOf(markup), start, end, text))).toBe(expected)
})

test.each<[name: string, markup: string, start: number, end: number, isItalic: boolean, expected: string]>([
  ['words are put in italics', 'Be calm now', 3, 7, true, 'Be *calm* now'],
  [
    'spaces at the ends of the selection stay outside of the italics',
    'Be calm now',
    2,
    8,
    true,
    'Be *calm* now',
  ],
  ['a part of a phrase in italics is put upright', '*Be calm now*', 3, 7, false, '*Be* calm *now*'],
  ['italics that touch become one phrase', 'a*b*', 0, 1, true, '*ab*'],
  ['a phrase keeps its language', 'x *la:Allium* y', 2, 10, true, 'x *la:Allium y*'],
  ['a phrase out of italics loses its language', '*la:Allium*', 0, 6, false, 'Allium'],
  ['the name is put in italics', 'At {name}', 3, 4, true, 'At *{name}*'],
])('%s', (_name, markup, start, end, isItalic, expected) => {
  expect(markupOf(withItalics(piecesOf(markup), start, end, isItalic))).toBe(expected)
})

test('the product or topic of an enquiry is one piece, without braces', () => {
  const markup = 'Your enquiry is about: {subject}'
  expect(textOf(piecesOf(markup))).toBe(`Your enquiry is about: ${SUBJECT}`)
  expect(markupOf(piecesOf(markup))).toBe(markup)
})

test('a selection is in italics where all its words are', () => {
  const pieces = piecesOf('a *b c* d')
  expect(isItalicIn(pieces, 1, 6)).toBe(true)
  expect(isItalicIn(pieces, 0, 6)).toBe(false)
  expect(isItalicIn(pieces, 1, 2)).toBe(false)
})

test.each([
  ['pasted lines become one line', 'one \r\n two\n\nthree', 'one two three'],
  ['stars, tabs and what nobody sees are left out', '*a*\u200b\tb\u00ad\ufeffc\ufffd\0', 'a b c'],
  ['the joiner between Tamil letters stays', 'க்\u200cஷ', 'க்\u200cஷ'],
])('%s', (_name, typed, expected) => {
  expect(typedText(typed)).toBe(expected)
})
