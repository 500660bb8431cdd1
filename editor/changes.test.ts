import { expect, test } from 'vitest'
import { jsonSchemaOf } from '../build/content-check/json-schemas.ts'
import { schemas } from '../build/content-check/schema.ts'
import type { FieldSchema } from './api-types.ts'
import { changesIn } from './changes.ts'

const services = jsonSchemaOf(schemas.services) as FieldSchema
const practice = jsonSchemaOf(schemas.practice) as FieldSchema
const product = (title: string, alt = 'A jar') => ({ title, description: 'Text', picture: 'jar', alt })
const changes = (schema: FieldSchema, old: unknown, current: unknown) =>
  changesIn(schema, old, current, [schema.title ?? ''])

test('names the place of a changed text with its old and new words', () => {
  const old = { headline: 'Old', products: [product('A'), product('B'), product('C')] }
  const current = { headline: 'New', products: [product('A'), product('B'), product('Sea')] }
  expect(changes(services, old, current)).toEqual([
    { place: 'Services › headline', old: 'Old', current: 'New' },
    { place: 'Services › product 3 › title', old: 'C', current: 'Sea' },
  ])
})

test('tells added, removed and moved items from changed ones', () => {
  const old = { products: [product('A'), product('B'), product('C'), product('D')] }
  const current = {
    products: [product('C', 'A bowl'), product('A'), product('D'), product('E'), product('F')],
  }
  expect(changes(services, old, current)).toEqual([
    { place: 'Services › product 2', old: 'B', note: 'removed' },
    { place: 'Services › product 1 › what the picture shows', old: 'A jar', current: 'A bowl' },
    { place: 'Services › product 4', current: 'E', note: 'added' },
    { place: 'Services › product 5', current: 'F', note: 'added' },
    { place: 'Services › products', note: 'in another order' },
  ])
})

test('keeps the capitals of names', () => {
  const place = 'The practice, and what stands on every page'
  const current = { social: { youtube: 'y' }, ways: { whatsapp: 'w' } }
  expect(changes(practice, {}, current).map((change) => change.place)).toEqual([
    `${place} › social links › YouTube`,
    `${place} › direct contact › WhatsApp`,
  ])
})
