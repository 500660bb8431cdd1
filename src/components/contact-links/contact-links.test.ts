import { expect, test } from 'vitest'
import { contactLinks } from './contact-links.ts'

test('links only to what the owner has given', () => {
  expect(contactLinks({})).toEqual([])
  expect(contactLinks({ phone: '+1 555 0100' })).toEqual([{ href: 'tel:+15550100', label: '+1 555 0100' }])
})

test('each link has its address, and an email carries the message', () => {
  const all = { email: 'care@example.com', phone: '+1 (555) 0100', whatsapp: '+91 98765 43210' }
  expect(contactLinks(all, '?body=Hello')).toEqual([
    { href: 'mailto:care@example.com?body=Hello', label: 'care@example.com' },
    { href: 'tel:+15550100', label: '+1 (555) 0100' },
    { href: 'https://wa.me/919876543210', label: 'WhatsApp +91 98765 43210' },
  ])
})
