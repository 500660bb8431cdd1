import type { APIRequestContext } from '@playwright/test'

const ADDRESS =
  /(?:href|src|imagesrcset|srcset|srcSet|content)="([^"]+)"|url\(["']?([^"')]+)|"src":"([^"]+)"/g
const TEXT = /html|css|manifest|xml|json/

/** Fetches files and everything in the same origin that they name, and everything that those name. */
export async function crawl(request: APIRequestContext, origin: string, waiting: string[]) {
  const seen: string[] = []
  const broken: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.includes(path)) continue
    seen.push(path)
    const response = await request.get(origin + path)
    if (response.status() !== 200) broken.push(`${path}: ${response.status()}`)
    if (!TEXT.test(response.headers()['content-type'] ?? '')) continue
    for (const address of addressesIn(await response.text())) {
      const url = URL.parse(address, origin + path)
      if (url?.origin === origin) waiting.push(url.pathname)
    }
  }
  return { seen, broken }
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, attribute = '', style = '', json = '']) =>
    [style, json, ...attribute.split(/,(?=\S*\/)/)]
      .map((address) => address.trim().split(' ')[0] ?? '')
      .filter((address) => /^(https?:|\/|\.)/.test(address)),
  )
}
