import type { APIRequestContext } from '@playwright/test'

type Crawl = {
  /** The paths of everything that was fetched. */
  seen: string[]
  /** What did not respond with 200. */
  broken: string[]
  /** Addresses on this host that are outside the base path of the site. */
  outside: string[]
}

const ADDRESS =
  /(?:href|src|imagesrcset|srcset|srcSet|content)="([^"]+)"|url\(["']?([^"')]+)|"src":"([^"]+)"/g
const TEXT = /html|css|manifest|xml|json/

/** Fetches a page and everything on its host that it names, and everything that those name. */
export async function crawl(request: APIRequestContext, start: string): Promise<Crawl> {
  const { origin, pathname: base } = new URL(start)
  const found: Crawl = { seen: [], broken: [], outside: [] }
  const waiting = [base]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.seen.includes(path)) continue
    found.seen.push(path)
    if (!path.startsWith(base)) found.outside.push(path)
    const response = await request.get(origin + path)
    if (response.status() !== 200) found.broken.push(`${path}: ${response.status()}`)
    if (!TEXT.test(response.headers()['content-type'] ?? '')) continue
    for (const address of addressesIn(await response.text())) {
      const url = URL.parse(address, origin + path)
      if (url?.origin === origin) waiting.push(url.pathname)
    }
  }
  return found
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, attribute = '', style = '', json = '']) =>
    [style, json, ...attribute.split(/,(?=\S*\/)/)]
      .map((address) => address.trim().split(' ')[0] ?? '')
      .filter((address) => /^(https?:|\/|\.)/.test(address)),
  )
}
