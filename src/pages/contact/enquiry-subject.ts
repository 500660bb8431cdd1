import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'

/**
 * Returns the subject of the Enquire link that led here, or '' if there was none. It must be a subject of our own pages, so
 * that a link on another site cannot put its words on the page.
 */
export function subjectOf(query: URLSearchParams): string {
  const { products, consultations, hairOil } = content.services
  const titles = [...products, ...content.about.services.kinds, hairOil].map(({ title }) => title)
  const offers = content.home.care.people.map(({ what }) => what)
  const known = [...titles, ...offers, ...consultations.topics].map(plainText)
  return known.find((subject) => subject === query.get('about')) ?? ''
}
