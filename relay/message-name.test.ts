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
  const names = Array.from({ length: 1_000 }, uniqueName)
  expect(names.every(isOwnName)).toBe(true)
  expect(new Set(names).size).toBe(1_000)
})

test.each([
  ['1000000000.M1P1Q1.host', 'a relay'],
  ['1000000000.M1R0123456789abcdef.host', 'a relay'],
  ['1000000000.12_0.imap-server', 'another program'],
])('the name %s is one of %s', (name, maker) => {
  expect(isOwnName(name)).toBe(maker === 'a relay')
})
