import { expect, test } from 'vitest'
import { NOT_FOUND, pageOf } from './page-address.ts'

const site = { base: '/base/', pages: ['/home', '/about'] }
const pageAt = (address: string) => pageOf(new URL(address, 'http://localhost/base/'), site)

test.each(['#/about', '#about', '#/about/', '#/about?x=1', '#about/?x=1', '#//about'])(
  '%s is the About page',
  (hash) => {
    expect(pageAt(hash)).toBe('/about')
  },
)

test.each(['#/', '#/?x=1', 'about/#/'])('%s is Home', (address) => {
  expect(pageAt(address)).toBe('/home')
})

test.each(['about/', 'about/#', 'about/#?x=1', 'about/?x=1'])('%s is the page of its path', (address) => {
  expect(pageAt(address)).toBe('/about')
})

test('the base path is Home', () => {
  expect(pageAt('')).toBe('/home')
})

test.each(['#/no-such-page', '#/about/more', '#/About', '#/constructor', 'about/#/nowhere'])(
  '%s is not found',
  (address) => {
    expect(pageAt(address)).toBe(NOT_FOUND)
  },
)

test.each(['nowhere', 'about/index.html', '/about/'])('%s names no page', (address) => {
  expect(pageAt(address)).toBeUndefined()
})
