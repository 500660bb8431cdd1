import { group, headline, list, page, picture, subjectText, text, title } from './fields.ts'

export const contact = page('Contact', {
  headline,
  lead: text('Introduction', 400),
  picture: picture('lamp'),
  next: group('What happens next', {
    short: text('In one sentence', 120, 'Above the form on phones, where the steps have no room.'),
    steps: list('Steps', group('Step', { title, text: text('Text', 120) }), { min: 3, max: 3 }),
    answered: text(
      'When you answer',
      120,
      'Such as: We answer within two days. Not shown while it is empty.',
    ).optional(),
  }),
  form: group('Form', {
    intro: text('Introduction', 120),
    phoneHint: text('Help for the phone number', 120),
    privacy: text('Privacy note', 400, 'Who reads the message, what it is not for, and how long it is kept.'),
  }),
  about: group('Where a visitor comes from an Enquire link', {
    message: subjectText('Beginning of the message', 200),
  }),
  sent: group('After an enquiry was sent', {
    title,
    text: text('Text', 400),
    next: text('Button for another enquiry', 40),
  }),
  failed: group('After an enquiry could not be sent', {
    title,
    text: text('Text', 400),
    next: text('Button to try again', 40),
    directContact: text('Line above your direct contact', 80),
  }),
  withoutScript: text('Where the browser runs no script', 200),
})
