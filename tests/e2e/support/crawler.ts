import { addressesIn } from './html-text.ts'

export type Answer = { status: number; type: string; bytes: Buffer; text: string }

export type Crawl = {
  /** Where the site says that the public finds it, such as https://example.com. */
  origin: string
  /** The pages, by their path: every document that links lead to. */
  pages: ReadonlyMap<string, string>
  /** The answer to every address of the site's own that any page names, by its path. */
  answers: ReadonlyMap<string, Answer>
}

/** Asks for one path as a plain client does, which runs no script. */
export async function ask(site: string, path: string): Promise<Answer> {
  const response = await fetch(site + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, bytes, text: bytes.toString('utf8') }
}

/** Starts at the first page and follows every link it meets; what stands behind a # never reaches a server. */
export async function crawl(site: string): Promise<Crawl> {
  const origin = await publicOrigin(site)
  const pages = new Map<string, string>()
  const answers = new Map<string, Answer>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const answer = await ask(site, path)
    answers.set(path, answer)
    if (!answer.type.startsWith('text/html')) continue
    pages.set(path, answer.text)
    for (const address of addressesIn(answer.text)) {
      const url = new URL(address, origin + path)
      if (url.origin === origin) waiting.push(url.pathname + url.search)
    }
  }
  return { origin, pages, answers }
}

/** The pages name themselves by the address that the site was built for, wherever they are served from now. */
async function publicOrigin(site: string): Promise<string> {
  const { text } = await ask(site, '/robots.txt')
  const sitemap = /^Sitemap: (.+)$/m.exec(text)?.[1]
  if (!sitemap) throw new Error('robots.txt names no sitemap')
  return new URL(sitemap).origin
}
