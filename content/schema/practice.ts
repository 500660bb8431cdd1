// The fields of practice.yaml, which are shown on every page.
import { z } from 'zod'
import { group, limitedText, list, plainText, text } from './fields.ts'

/** The practice's name, which {name} stands for in every other text. */
const practiceName = limitedText(60, { italics: false, placeholders: [] }).meta({
  title: 'Name',
  description: 'Stands in all texts that have the name in them, and in the header of every page.',
})

function webAddress(title: string, hostname: RegExp, example: string, placeholder: string) {
  const error = `write the full address, such as ${example}`
  const address = z.url({ protocol: /^https$/, hostname, error }).refine((value) => !/\s/.test(value), error)
  return address.meta({ title, description: `The full address, such as ${example}.`, placeholder })
}

const EMAIL = 'write an email address, such as name@example.com'

const email = z
  .string(EMAIL)
  .trim()
  .check(z.email(EMAIL))
  .meta({ title: 'Email', description: 'Such as name@example.com.' })

const NUMBER =
  'write the number with its country code, such as +1 555 0100: 7 to 15 digits, and between them only spaces and hyphens'

/** By E.164 a number has at most 15 digits, and one that can be called from abroad has at least 7. */
const phone = (title: string) =>
  z
    .string(NUMBER)
    .trim()
    // Word replaces spaces and hyphens with others that look the same.
    .regex(/^\+[1-9](?:[ \u00a0\u202f\u2010\u2011\u2013-]*[0-9]){6,14}$/, NUMBER)
    .meta({ title, description: 'With the country code, such as +1 555 0100.' })

export const practice = group('Every page', {
  name: practiceName,
  summary: plainText('Summary', 160, 'One sentence about the practice, at the foot of every page.'),
  // Three sentences have to be there: on care beside medical care, on pregnancy and on emergencies.
  disclaimer: list(
    'Disclaimer',
    text('Sentence', 160),
    { min: 3, max: 6 },
    'At the foot of every page. Keep all three parts: they protect your visitors, and you.',
  ),
  invitation: group(
    'Invitation',
    { text: text('Text', 120), contact: text('Button to the form', 30) },
    'Shown at the end of Home, About Us and Services.',
  ),
  social: group('Social links', {
    facebook: webAddress(
      'Facebook',
      /(^|\.)facebook\.com$/,
      'https://www.facebook.com/our-practice',
      'https://www.facebook.com/your_handle',
    ),
    twitter: webAddress(
      'Twitter/X',
      /(^|\.)(x|twitter)\.com$/,
      'https://x.com/our_practice',
      'https://x.com/your_handle',
    ),
    instagram: webAddress(
      'Instagram',
      /(^|\.)instagram\.com$/,
      'https://www.instagram.com/our_practice',
      'https://www.instagram.com/your_handle',
    ),
    youtube: webAddress(
      'YouTube',
      /(^|\.)youtube\.com$/,
      'https://www.youtube.com/@our_practice',
      'https://www.youtube.com/@your_handle',
    ),
  }),
  directContact: group(
    'Direct contact',
    { email: email.optional(), phone: phone('Telephone').optional(), whatsapp: phone('WhatsApp').optional() },
    'Shown at the foot of every page, and where the form cannot be used. Each may stay empty.',
  ).prefault({}),
})
