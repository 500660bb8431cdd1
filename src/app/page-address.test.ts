import { expect, test } from 'vitest'
import { NOT_FOUND, pageOfHash } from './page-address.ts'

const pages = ['/home', '/about']

test.each(['#/about', '#about', '#/about/', '#/about?x=1', '#about/?x=1', '#//about'])(
  '%s is the About page',
  (hash) => {
    expect(pageOfHash(hash, '/home', pages)).toBe('/about')
  },
)

test.each(['#/', '#/?x=1'])('%j is Home', (hash) => {
  expect(pageOfHash(hash, '/about', pages)).toBe('/home')
})

test.each(['', '#', '#?x=1'])('%j is the page of the document', (hash) => {
  expect(pageOfHash(hash, '/about', pages)).toBe('/about')
})

test.each(['#/no-such-page', '#/about/more', '#/About', '#/constructor'])('%s is not found', (hash) => {
  expect(pageOfHash(hash, '/home', pages)).toBe(NOT_FOUND)
})
