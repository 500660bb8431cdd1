import { group, headline, page, picture, subjectText, text, title } from './fields.ts'

export const contact = page('Contact', {
  headline,
  lead: text('Introduction', 400),
  picture: picture('lamp'),
  form: group('Form', {
    intro: text('Introduction', 120),
    phoneHint: text('Help for the phone number', 120),
    privacy: text('Privacy note', 400, 'Who reads the message, what it is not for, and how long it is kept.'),
  }),
  about: group('Where a visitor comes from an Enquire link', {
    message: subjectText('Beginning of the message', 200),
  }),
  sent: group('After an enquiry was sent', { title, text: text('Text', 400) }),
  failed: group('After an enquiry could not be sent', {
    title,
    text: text('Text', 400),
    directContact: text('Line above your direct contact', 80),
  }),
  withoutScript: text('Where the browser runs no script', 200),
})
