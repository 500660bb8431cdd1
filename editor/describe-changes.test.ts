import { expect, test } from 'vitest'
import { contentFiles } from '#check/content-files.ts'
import type { Form } from './api-types.ts'
import { describeChanges } from './describe-changes.ts'

const services = contentFiles.find(({ page }) => page === '/services') as Form
const product = (title: string, alt = 'A jar') => ({ title, description: 'Text', picture: 'jar', alt })

test('names the place of a changed text with its old and new words', () => {
  const old = { headline: 'Old', products: [product('A'), product('B'), product('C')] }
  const current = { headline: 'New', products: [product('A'), product('B'), product('Sea')] }
  expect(describeChanges(services, old, current)).toEqual([
    'Services › headline: Old → New',
    'Services › product 3 › title: C → Sea',
  ])
})

test('tells added, removed and moved items from changed ones', () => {
  const old = { products: [product('A'), product('B'), product('C'), product('D')] }
  const current = {
    products: [product('C', 'A bowl'), product('A'), product('D'), product('E'), product('F')],
  }
  expect(describeChanges(services, old, current)).toEqual([
    'Services › product 2: removed (B)',
    'Services › product 1 › what the picture shows: A jar → A bowl',
    'Services › product 4: added (E)',
    'Services › product 5: added (F)',
    'Services › products: in another order',
  ])
})
