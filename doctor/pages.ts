// The pages as a visitor and a search engine find them.
import { ask, bad, type Finding, good } from './finding.ts'

const PAGES = ['', 'about/', 'services/', 'contact/']

export async function examinePages(site: string): Promise<Finding[]> {
  const findings = await Promise.all(PAGES.map((page) => examinePage(site + page)))
  const troubles = findings.filter(({ isGood }) => !isGood)
  const lost = await examineLostPage(`${site}no-such-page`)
  return [...(troubles.length > 0 ? troubles : [good('all four pages answer')]), lost]
}

async function examinePage(address: string): Promise<Finding> {
  const answer = await ask(address)
  if ('problem' in answer) return bad(`${address} does not answer: ${answer.problem}`)
  if (answer.status !== 200)
    return bad(`${address} answers with ${answer.status}: is it built and published?`)
  return /<h1[ >]/.test(answer.text) ? good(address) : bad(`${address} holds no page of ours`)
}

async function examineLostPage(address: string): Promise<Finding> {
  const answer = await ask(address)
  if ('problem' in answer) return bad(`${address} does not answer: ${answer.problem}`)
  if (answer.status !== 404) {
    return bad(`an address that does not exist answers with ${answer.status}: make 404.html its error page`)
  }
  return /<h1[ >]/.test(answer.text)
    ? good('an address that does not exist is answered with our own page')
    : bad('an address that does not exist is not answered with our page: make 404.html its error page')
}

export async function examineSitemap(site: string): Promise<Finding[]> {
  const answer = await ask(`${site}sitemap.xml`)
  if ('problem' in answer || answer.status !== 200) {
    return [bad(`${site}sitemap.xml is not there: search engines look for it`)]
  }
  const places = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  const strange = places.find((place) => !place.startsWith(site))
  if (strange) return [bad(`the sitemap speaks of ${strange}: build again with SITE_URL=${site}`)]
  const answers = await Promise.all(places.map((place) => ask(place)))
  const broken = places.filter((_, index) => {
    const answer = answers[index]
    return !answer || 'problem' in answer || answer.status !== 200
  })
  if (places.length === 0 || broken.length > 0) {
    return [bad(`the sitemap names pages that do not answer: ${broken.join(', ') || 'none at all'}`)]
  }
  return [good(`the sitemap names ${places.length} pages, and all of them answer`)]
}
