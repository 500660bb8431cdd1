// What the files hold that belong to no page.
import {
  email,
  group,
  headline,
  list,
  page,
  phone,
  plainText,
  practiceName,
  text,
  webAddress,
} from './fields.ts'

export const practice = group('Every page', {
  name: practiceName,
  summary: plainText('Summary', 160, 'One sentence about the practice, at the foot of every page.'),
  // Care beside medical care, pregnancy, emergency: none of the three may be lost.
  disclaimer: list(
    'Disclaimer',
    text('Sentence', 160),
    { what: 'sentences', min: 3, max: 6 },
    'At the foot of every page. Keep all three parts: they protect your visitors, and you.',
  ),
  social: group('Social links', {
    facebook: webAddress('Facebook', /(^|\.)facebook\.com$/, 'https://www.facebook.com/our-practice'),
    twitter: webAddress('Twitter/X', /(^|\.)(x|twitter)\.com$/, 'https://x.com/our_practice'),
    instagram: webAddress('Instagram', /(^|\.)instagram\.com$/, 'https://www.instagram.com/our_practice'),
    youtube: webAddress('YouTube', /(^|\.)youtube\.com$/, 'https://www.youtube.com/@our_practice'),
  }),
  directContact: group(
    'Direct contact',
    { email: email.optional(), phone: phone('Telephone').optional(), whatsapp: phone('WhatsApp').optional() },
    'Shown at the foot of every page, and where the form cannot be used. Each may stay empty.',
  ).prefault({}),
})

export const notFound = page('Page not found', {
  headline,
  lead: text('Introduction', 400),
  failure: group('Where a page could not be shown', {
    headline,
    lead: text('Introduction', 400),
    retry: text('Button to try again', 30),
  }),
})
