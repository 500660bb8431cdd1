import { useLocation } from 'wouter'
import { content } from '#content/content.ts'

/** What an Enquire link asks about. Only our own products and topics: an address must not put words on the page. */
export function useSubject(): string | undefined {
  const [location] = useLocation()
  const asked = new URLSearchParams(location.split('?')[1]).get('about')
  const { products, consultations } = content.services
  return [...products.map(({ title }) => title), ...consultations.topics].find((known) => known === asked)
}
