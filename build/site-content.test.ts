import { expect, test } from 'vitest'
import { asShown } from './site-content.ts'

const portrait = { name: 'doctor', place: 'portrait' } as const
const made = (widths: number[]) => ({
  file: 'assets/doctor-portrait.abc123',
  width: 0,
  height: 900,
  widths,
  themed: false,
})

test('a picture in all widths of its place need not name them', () => {
  expect(asShown(portrait, made([344, 688, 1056])).widths).toBeUndefined()
})

test('a photograph that is no wider than one of them names those it has', () => {
  expect(asShown(portrait, made([344, 688])).widths).toEqual([344, 688])
  expect(asShown(portrait, made([344, 688, 900])).widths).toEqual([344, 688, 900])
})
