import { expect, test } from 'vitest'
import { contentFiles } from '#check/content-files.ts'
import type { Form, Value } from './api-types.ts'
import { changesBetween } from './describe-changes.ts'

const services = contentFiles.find(({ page }) => page === '/services') as Form
const wordsOf = (old: Value, current: Value) =>
  changesBetween(services, old, current, 'Thamarai').map(({ words }) => words)
const product = (title: string, alt = 'A jar') => ({ title, description: 'Text', picture: 'jar', alt })

test('names the place of a changed text with its old and new words', () => {
  const old = { headline: 'Old', products: [product('A'), product('B'), product('C')] }
  const current = { headline: 'New', products: [product('A'), product('B'), product('Sea')] }
  expect(wordsOf(old, current)).toEqual([
    'Services › headline: Old → New',
    'Services › product 3 › title: C → Sea',
  ])
})

test('tells added, removed and moved items from changed ones', () => {
  const old = { products: [product('A'), product('B'), product('C'), product('D')] }
  const current = {
    products: [product('C', 'A bowl'), product('A'), product('D'), product('E'), product('F')],
  }
  expect(wordsOf(old, current)).toEqual([
    'Services › product 2: removed (B)',
    'Services › product 1 › what the picture shows: A jar → A bowl',
    'Services › product 4: added (E)',
    'Services › product 5: added (F)',
    'Services › products: in another order',
  ])
})

test('calls a text without words empty', () => {
  const [without, written] = [{ headline: '' }, { headline: 'New' }]
  expect(wordsOf(without, written)).toEqual(['Services › headline: empty → New'])
  expect(wordsOf(written, without)).toEqual(['Services › headline: New → empty'])
})

test('shows words as visitors see them', () => {
  const old = { headline: 'Care by {name}' }
  const current = { headline: 'Care with *la:Allium cepa* and *time*' }
  expect(wordsOf(old, current)).toEqual([
    'Services › headline: Care by Thamarai → Care with Allium cepa and time',
  ])
})
