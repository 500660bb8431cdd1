import { expect, test } from 'vitest'
import { linksTo } from './ways.ts'

test('only the ways that the owner has given are there', () => {
  expect(linksTo({})).toEqual([])
  expect(linksTo({ phone: '+1 555 0100' })).toEqual([{ href: 'tel:+15550100', words: '+1 555 0100' }])
})

test('each leads where it says, and a letter takes along what was written', () => {
  const ways = { email: 'care@example.com', phone: '+1 (555) 0100', whatsapp: '+91 98765 43210' }
  expect(linksTo(ways, '?body=Hello')).toEqual([
    { href: 'mailto:care@example.com?body=Hello', words: 'care@example.com' },
    { href: 'tel:+15550100', words: '+1 (555) 0100' },
    { href: 'https://wa.me/919876543210', words: 'WhatsApp +91 98765 43210' },
  ])
})
