import { alt, group, list, page, picture, text, title } from './fields.ts'

const person = group('Person', {
  who: text('Who', 60),
  what: text('What you offer them', 60, 'Also what an enquiry about it is called, so without a full stop.'),
  picture: picture('care'),
})

export const home = page('Home', {
  banner: group('Banner', {
    greeting: group('Greeting', {
      tamil: text('In Tamil', 30),
      english: text('In English', 60),
    }),
    headline: text('Headline', 60, 'A phrase in italics looks best at the end.'),
    lead: text('Introduction', 200),
    enquire: text('Button to the form', 30),
    services: text('Link to the services', 30),
    proof: text('Who the doctor is', 120, 'One sentence below the buttons, so that visitors see it at once.'),
    picture: picture('banner'),
    alt,
  }),
  care: group('Whom you care for', {
    title,
    people: list('People', person, { min: 4, max: 4 }),
  }),
  knowledge: group('Knowledge of Life', {
    title,
    lead: text('Introduction', 400, 'Words of another language are in italics.'),
    text: text('Text', 400),
    caption: text('Caption of the kolam', 160, 'Shown with nine elements, for which a kolam is drawn.'),
    elements: list('Elements of care', text('Element', 45), { max: 24 }),
  }),
  about: group('About Us', {
    title,
    statement: text('Statement', 200),
    text: text('Text', 400),
    picture: picture('blurb'),
    alt,
  }),
})
