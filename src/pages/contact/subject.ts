import { plainText } from '#components/inline-markup/parse-inline.ts'
import { content } from '#content/content.ts'

/** What an Enquire link asks about; empty without one. Only our own products and topics: an address must not put words on the page. */
export function subjectOf(query: URLSearchParams): string {
  const { products, consultations } = content.services
  const known = [...products.map(({ title }) => title), ...consultations.topics].map(plainText)
  return known.find((subject) => subject === query.get('about')) ?? ''
}
