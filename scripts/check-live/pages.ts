// The pages that the sitemap lists, and the page for unknown addresses.
import { bad, type Finding, good } from './finding.ts'
import { request } from './request.ts'

type Site = { address: string; name: string }

/** The list of pages is the sitemap's, because the build makes it from the route table. */
export async function checkPages(site: Site): Promise<Finding[]> {
  const sitemap = await request(`${site.address}sitemap.xml`)
  if ('error' in sitemap || sitemap.status !== 200) {
    return [
      bad(`${site.address}sitemap.xml is missing: is this our site, and is all of dist/site published?`),
    ]
  }
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
  const foreign = pages.find((page) => !page.startsWith(site.address))
  if (foreign) return [bad(`the sitemap lists ${foreign}: build again with SITE_URL=${site.address}`)]
  if (!pages.includes(site.address)) return [bad('the sitemap does not list the home page')]
  const problems = (await Promise.all(pages.map((page) => checkPage(page, site)))).flat()
  return problems.length > 0 ? problems : [good(`all ${pages.length} pages of the sitemap are ours`)]
}

async function checkPage(page: string, { name }: Site): Promise<Finding[]> {
  const answer = await request(page)
  if ('error' in answer) return [bad(`${page} does not answer: ${answer.error}`)]
  if (answer.status !== 200) return [bad(`${page} answers with ${answer.status}: is it published?`)]
  const isOurs = isOurPage(answer.text, name) && canonicalAddress(answer.text) === page
  return isOurs ? [] : [bad(`${page} answers with a page that is not ours`)]
}

export async function checkNotFound({ address, name }: Site): Promise<Finding> {
  const answer = await request(`${address}no-such-page`)
  if ('error' in answer) return bad(`an unknown address does not answer: ${answer.error}`)
  if (answer.status !== 404) {
    return bad(`an unknown address answers with ${answer.status}: make 404.html the error page of the host`)
  }
  // The page for unknown addresses is the only one of ours without an address of its own.
  return isOurPage(answer.text, name) && canonicalAddress(answer.text) === undefined
    ? good('an unknown address is answered with our own page')
    : bad('an unknown address is answered with a page that is not ours: make 404.html its error page')
}

/** Our build puts the name of the practice into every title, and marks the element that React hydrates. */
function isOurPage(html: string, name: string): boolean {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.includes(escapeHtml(name)) && /<div id="root"[ >]/.test(html) && /<h1[ >]/.test(html)
}

function canonicalAddress(html: string): string | undefined {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(html) ?? []
  return /href="([^"]*)"/.exec(link)?.[1]
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
