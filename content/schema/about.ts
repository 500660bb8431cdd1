import { alt, group, headline, list, page, picture, plainText, text, title } from './fields.ts'

/** The doctor's name and photograph are optional: the page is complete without them. */
const doctor = group('The doctor', {
  title: plainText('Profession', 60),
  name: plainText('Name', 60).optional(),
  languages: text(
    'Languages',
    120,
    'Such as: Speaks Tamil, Malayalam and English. Not shown while it is empty.',
  ).optional(),
  picture: picture('portrait', 'Photograph').optional(),
  alt: alt.meta({ description: 'Needed with a photograph, for visitors who cannot see it.' }).optional(),
}).refine(({ picture, alt }) => !picture || alt, {
  path: ['alt'],
  error: 'describe what the photograph shows, for those who cannot see it',
})

const credential = group('Credential', { what: text('What', 60), text: text('Text', 200) })
const kindOfCare = group('Kind of care', { title, text: text('Text', 120), picture: picture('care') })
const reason = group('Reason', { title, text: text('Text', 120) })

export const about = page('About Us', {
  headline,
  lead: text('Introduction', 400),
  doctor,
  plate: group(
    'Drawing',
    { picture: picture('plate'), alt, legend: text('Caption', 80) },
    'Shown where there is no photograph of the doctor.',
  ),
  training: group('Training', {
    title,
    credentials: list('Credentials', credential, { max: 12 }),
  }),
  services: group('Hands-on care', {
    title,
    lead: text('Introduction', 200),
    kinds: list('Kinds of care', kindOfCare, { max: 12 }),
    place: text(
      'Where',
      160,
      'Where massages are given. Shown on Home too, but not while it is empty.',
    ).optional(),
    safety: text('Advice before a massage', 160, 'Shown with hands-on care on this page and on Home.'),
  }),
  why: group('Why Choose Us', {
    title,
    claims: list('Reasons', reason, { min: 4, max: 4 }),
  }),
})
