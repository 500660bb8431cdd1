import { expect, test } from 'vitest'
import { baseName, flagsOf, isOwnName, uniqueName, withFlags } from './message-name.ts'

test.each(['1.M2P3Q4.host:2,RS', '1.M2P3Q4.host;2,RS', '1.M2P3Q4.host,S=120:2,RS'])(
  'the flags of %s are read, as Unix and Windows write them',
  (name) => {
    expect(flagsOf(name)).toBe('RS')
    expect(baseName(name)).toBe('1.M2P3Q4.host')
  },
)

test.each([
  [':', '1.M2P3Q4.host:2,RS'],
  [';', '1.M2P3Q4.host;2,RS'],
])('a flag is added with %s where the system allows it', (separator, name) => {
  expect(withFlags('1.M2P3Q4.host', 'SR', separator)).toBe(name)
  expect(withFlags('1.M2P3Q4.host;2,S', 'RS', separator)).toBe(name)
  expect(withFlags('1.M2P3Q4.host:2,', 'RS', separator)).toBe(name)
})

test('a new name is our own, and no other is the same', () => {
  const names = [uniqueName(), uniqueName()]
  expect(names.every(isOwnName)).toBe(true)
  expect(new Set(names).size).toBe(2)
})
