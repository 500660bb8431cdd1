import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'

/**
 * What an Enquire link asks about; empty without one. Only subjects of our own pages: a link from elsewhere must not show
 * its own text on the page.
 */
export function subjectOf(query: URLSearchParams): string {
  const { products, consultations, hairOil } = content.services
  const titles = [...products, ...content.about.services.kinds, hairOil].map(({ title }) => title)
  const offers = content.home.care.people.map(({ what }) => what)
  const known = [...titles, ...offers, ...consultations.topics].map(plainText)
  return known.find((subject) => subject === query.get('about')) ?? ''
}
