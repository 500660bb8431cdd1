import { expect, test } from 'vitest'
import { contentFiles } from '#content-check/content-files.ts'
import type { Value } from './api-types.ts'
import { describeChanges } from './describe-changes.ts'

const product = (title: string, alt = 'A jar') => ({ title, description: 'Text', picture: 'jar', alt })
function changes(name: string, old: Value, current: Value) {
  const schema = contentFiles.find((file) => file.name === name)?.schema ?? {}
  return describeChanges(schema, old, current, name)
}

test('names the place of a changed text with its old and new words', () => {
  const old = { headline: 'Old', products: [product('A'), product('B'), product('C')] }
  const current = { headline: 'New', products: [product('A'), product('B'), product('Sea')] }
  expect(changes('services', old, current)).toEqual([
    'services › headline: Old → New',
    'services › product 3 › title: C → Sea',
  ])
})

test('tells added, removed and moved items from changed ones', () => {
  const old = { products: [product('A'), product('B'), product('C'), product('D')] }
  const current = {
    products: [product('C', 'A bowl'), product('A'), product('D'), product('E'), product('F')],
  }
  expect(changes('services', old, current)).toEqual([
    'services › product 2: removed (B)',
    'services › product 1 › what the picture shows: A jar → A bowl',
    'services › product 4: added (E)',
    'services › product 5: added (F)',
    'services › products: in another order',
  ])
})
