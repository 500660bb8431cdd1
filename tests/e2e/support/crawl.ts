import { once } from 'node:events'
import plain from 'node:http'
import secure from 'node:https'

export type Crawl = {
  /** Everything that was fetched, without its origin. */
  seen: string[]
  /** What did not answer with 200. */
  broken: string[]
  /** Addresses of this host that leave the folder of the site. */
  outside: string[]
}

const ADDRESS =
  /(?:href|src|imagesrcset|srcset|srcSet|content)="([^"]+)"|url\(["']?([^"')]+)|"src":"([^"]+)"/g
const TEXT = /html|css|manifest|xml|json/

/** Fetches a page and everything that it names on its own host, and everything that those name. */
export async function crawl(start: string): Promise<Crawl> {
  const { origin, pathname: folder } = new URL(start)
  const found: Crawl = { seen: [], broken: [], outside: [] }
  let wave = [start]
  while (wave.length > 0) {
    const fresh = new Set(
      wave.map((each) => new URL(each).pathname).filter((path) => !found.seen.includes(path)),
    )
    found.seen.push(...fresh)
    const named = await Promise.all([...fresh].map((path) => visit(path)))
    wave = named.flat()
  }
  return found

  async function visit(path: string): Promise<string[]> {
    if (!path.startsWith(folder)) found.outside.push(path)
    const { status, type, text } = await fetchPage(origin + path)
    if (status !== 200) found.broken.push(`${path}: ${status}`)
    if (!TEXT.test(type)) return []
    const named = addressesIn(text).map((each) => URL.parse(each, origin + path))
    return named.flatMap((each) => (each?.origin === origin ? [each.href] : []))
  }
}

/** Not with fetch: the certificate of a test is its own, and only this request may overlook that. */
async function fetchPage(address: string) {
  const asked = address.startsWith('https:')
    ? secure.get(address, { rejectUnauthorized: false })
    : plain.get(address)
  const [answer] = (await once(asked, 'response')) as [plain.IncomingMessage]
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) text += chunk
  return { status: answer.statusCode, type: answer.headers['content-type'] ?? '', text }
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, attribute = '', style = '', json = '']) =>
    [style, json, ...attribute.split(/,(?=\S*\/)/)]
      .map((each) => each.trim().split(' ')[0] ?? '')
      .filter((each) => /^(https?:|\/|\.)/.test(each)),
  )
}
