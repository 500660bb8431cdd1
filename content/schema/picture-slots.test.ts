import { expect, test } from 'vitest'
import { parsePicture, pictureText } from './picture-slots.ts'

test.each([
  ['lamp', { name: 'lamp', focus: undefined }],
  ['lamp-2 0% 100%', { name: 'lamp-2', focus: { x: 0, y: 100 } }],
])('%s is read and written', (text, picture) => {
  expect(parsePicture(text)).toEqual(picture)
  expect(pictureText(picture.name, picture.focus)).toBe(text)
})

test.each(['lamp 30%', 'lamp 130% 20%', 'Lamp 2.JPG'])('“%s” names no picture', (text) => {
  expect(parsePicture(text)).toEqual({ name: text, focus: undefined })
})
