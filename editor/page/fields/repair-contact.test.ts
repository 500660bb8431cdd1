import { expect, test } from 'vitest'
import { repairContact } from './repair-contact.ts'

test.each([
  ['instagram', '@thamarai', 'https://www.instagram.com/thamarai'],
  ['instagram', '@dr.thamarai', 'https://www.instagram.com/dr.thamarai'],
  ['instagram', 'instagram.com/x', 'https://instagram.com/x'],
  ['instagram', 'http://www.instagram.com/x', 'https://www.instagram.com/x'],
  ['instagram', ' https://www.instagram.com/ thamarai ', 'https://www.instagram.com/thamarai'],
  ['facebook', 'fb.com/thamarai', 'https://www.facebook.com/thamarai'],
  ['facebook', 'm.facebook.com/thamarai', 'https://m.facebook.com/thamarai'],
  ['twitter', '@thamarai', 'https://x.com/thamarai'],
  ['youtube', '@thamarai', 'https://www.youtube.com/@thamarai'],
  ['email', 'mailto:doctor@example.org', 'doctor@example.org'],
  ['email', 'Dr. Thamarai <doctor@example.org>', 'doctor@example.org'],
  ['email', 'doctor @example.org ', 'doctor@example.org'],
  ['phone', '(613) 555-0100', '+1 613 555 0100'],
  ['phone', '613-555-0100', '+1 613 555 0100'],
  ['phone', '+1 (613) 555.0100', '+1 613 555 0100'],
  ['phone', '0091 98765 43210', '+91 98765 43210'],
  ['phone', '+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['whatsapp', 'https://wa.me/16135550100', '+16135550100'],
  ['whatsapp', 'wa.me/16135550100?text=Hello', '+16135550100'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=919876543210', '+919876543210'],
])('in the field %s, %s becomes %s', (name, written, meant) => {
  expect(repairContact(name, written)).toBe(meant)
})

test.each([
  ['instagram', 'our page'],
  ['instagram', 'https://example.com/us'],
  ['youtube', 'None'],
  ['email', 'name at example'],
  ['phone', '98765 43210'],
  ['phone', '555 0100'],
  ['phone', '+1 613 555-0100'],
  ['facebook', ''],
])('in the field %s, “%s” stays, because it is right or nobody knows what is meant', (name, written) => {
  expect(repairContact(name, written)).toBe(written)
})
