import { expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script of another name space',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  ],
  ['the handler of an event', '<path d="M0 0h9" onload="alert(1)"/>'],
  ['an address that is script', '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
  [
    'another document',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  ],
  [
    'an animation that sets an address',
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  ],
  ['a drawing in an address', '<use xlink:href="data:image/svg+xml;base64,YWxlcnQoMSk="/>'],
])('%s is taken out', (_name, inside) => {
  expect(cleanDrawing(drawing(inside))).not.toMatch(/alert|script|base64/)
})

test('what is drawn stays', () => {
  const inside =
    '<defs><path id="a" d="M0 0h9"/></defs><use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>'
  const cleaned = cleanDrawing(drawing(inside))
  expect(cleaned).toContain('<use xlink:href="#a"/>')
  expect(cleaned).toContain('data:image/png;base64,AAAA')
})

test('a text that is no drawing is refused', () => {
  expect(cleanDrawing('<svg')).toBeUndefined()
})
