import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'

/** What an Enquire link asks about; empty without one. Only our own products and topics: a link from elsewhere must not show its own text on the page. */
export function subjectOf(query: URLSearchParams): string {
  const { products, consultations } = content.services
  const known = [...products.map(({ title }) => title), ...consultations.topics].map(plainText)
  return known.find((subject) => subject === query.get('about')) ?? ''
}
