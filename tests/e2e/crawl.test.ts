// The site as search engines and previews meet it: a plain client that runs no script.
import { ask, type Crawl, crawl } from './support/crawler.ts'
import { contentOf, linksOf, piecesOf, tagsIn, textOf } from './support/html-text.ts'
import { expect, test } from './support/test.ts'

const PAGES = ['/', '/about/', '/contact/', '/services/']

const PRODUCTS = [
  'Postpartum Healing Kit',
  'Newborn Immunity And Wellness Kit',
  'Postpartum And Newborn Care Consultations',
  'Renew And Restore Detox Kit',
  'Signature Body Massage Oil',
  'Herbal Powders',
  'Lactation Aiding Kit',
]

const TOPICS = [
  'Postpartum Lactation',
  'Newborn Wellness',
  'Thyroid Issues',
  'Diabetes',
  'Hypertension',
  'Skin Disorders (Eczema, Psoriasis)',
  'Arthritis',
  'Asthma',
  'Liver Disorders',
  'Leucoderma',
  'Gynec Problems',
  'Jaundice',
  'Piles & Fistula',
  'Upper Respiratory Tract Problem',
  'Acidity/GERD',
  'PCOD',
  'Peptic Ulcer',
  'Gallstones/Kidney Stones',
  'Constipation',
]

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** What a block of data says about itself and not about the practice. */
const GRAMMAR = ['@context', '@id', '@type', 'inLanguage']

let found: Crawl
test.beforeAll(async ({ site }) => {
  found = await crawl(site.address)
})

const eachPage = () => [...found.pages].map(([path, html]) => ({ path, html, tags: tagsIn(html) }))
const page = (path: string) => found.pages.get(path) ?? ''

/** The path of an address of the site's own. */
function pathOf(address: string | undefined): string {
  const url = new URL(address ?? '', found.origin)
  expect(url.origin).toBe(found.origin)
  return url.pathname
}

function sizeOfPng(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** All words that a block of data holds, but for its grammar and for addresses. */
function proseIn(data: unknown, key = ''): string[] {
  if (GRAMMAR.includes(key)) return []
  if (typeof data === 'string') return URL.canParse(data) ? [] : [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([inner, value]) => proseIn(value, Array.isArray(data) ? key : inner))
}

test('finds the four pages, and nothing else, by following links from the first', () => {
  expect([...found.pages.keys()].sort()).toEqual(PAGES)
})

test('finds every product and every topic', () => {
  const pieces = piecesOf(page('/services/'))
  expect([...PRODUCTS, ...TOPICS].filter((words) => !pieces.includes(words))).toEqual([])
})

test('finds no broken link, picture, font or icon', () => {
  const broken = [...found.answers].filter(([, { status }]) => status !== 200)
  expect(broken.map(([path, { status }]) => `${path} ${status}`)).toEqual([])
  // A crawl that followed nothing would find nothing broken.
  expect(found.answers.size).toBeGreaterThan(50)
})

test('finds a heading, the language and the frame’s colour on every page', () => {
  for (const { path, tags } of eachPage()) {
    expect(
      tags.filter(({ name }) => name === 'h1'),
      path,
    ).toHaveLength(1)
    expect(tags.find(({ name }) => name === 'html')?.attributes.lang, path).toBe('en')
    expect(contentOf(tags, 'name', 'theme-color'), path).toMatch(/^#[\da-f]{6}$/)
    expect(contentOf(tags, 'name', 'robots') ?? '', path).not.toContain('noindex')
  }
})

test('finds a title and a description on every page that no other page has', () => {
  const titles = eachPage().map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1])
  const descriptions = eachPage().map(({ tags }) => contentOf(tags, 'name', 'description'))
  for (const words of [titles, descriptions]) {
    expect(words.every(Boolean)).toBe(true)
    expect(new Set(words).size).toBe(PAGES.length)
  }
})

test('is told one plain address for every page', () => {
  for (const { path, tags } of eachPage()) {
    expect(linksOf(tags, 'canonical').map(({ href }) => href)).toEqual([found.origin + path])
  }
})

test('finds a preview of every page, with a picture of its own', async ({ site }) => {
  const pictures = new Set<string>()
  for (const { path, html, tags } of eachPage()) {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
    expect(contentOf(tags, 'property', 'og:title')).toBe(title)
    expect(contentOf(tags, 'property', 'og:url')).toBe(found.origin + path)
    expect(contentOf(tags, 'property', 'og:type')).toBe('website')
    expect(contentOf(tags, 'property', 'og:description')).toBe(contentOf(tags, 'name', 'description'))
    expect(contentOf(tags, 'property', 'og:image:alt')).toBeTruthy()
    expect(contentOf(tags, 'name', 'twitter:card')).toBe('summary_large_image')
    const picture = contentOf(tags, 'property', 'og:image')
    const { status, type, bytes } = await ask(site.address, pathOf(picture))
    expect([status, type]).toEqual([200, 'image/png'])
    expect(sizeOfPng(bytes)).toEqual({ width: 1200, height: 630 })
    pictures.add(bytes.toString('base64'))
  }
  expect(pictures.size).toBe(PAGES.length)
})

test('finds the icons and the web manifest', async ({ site }) => {
  for (const { tags } of eachPage()) {
    expect(found.answers.get(pathOf(linksOf(tags, 'icon')[0]?.href))?.type).toContain('image/svg+xml')
    const touch = await ask(site.address, pathOf(linksOf(tags, 'apple-touch-icon')[0]?.href))
    expect(sizeOfPng(touch.bytes)).toEqual({ width: 180, height: 180 })
    expect(linksOf(tags, 'manifest')).toHaveLength(1)
  }
  const manifest = await ask(site.address, pathOf(linksOf(tagsIn(page('/')), 'manifest')[0]?.href))
  expect(manifest.type).toContain('application/manifest+json')
  const { name, start_url, icons } = JSON.parse(manifest.text)
  expect(name).toBe('Ayurvedic Wellness')
  expect(pathOf(start_url)).toBe('/')
  for (const { src, sizes, type } of icons) {
    const icon = await ask(site.address, pathOf(src))
    expect(icon.status).toBe(200)
    expect(icon.type).toContain(type)
    if (type === 'image/png') {
      const { width, height } = sizeOfPng(icon.bytes)
      expect(`${width}x${height}`).toBe(sizes)
    }
  }
  const kinds = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
})

test('is led to a sitemap of plain addresses', async ({ site }) => {
  const { status, type, text } = await ask(site.address, '/sitemap.xml')
  expect(status).toBe(200)
  expect(type).toContain('xml')
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses.sort()).toEqual(PAGES.map((path) => found.origin + path))
  const days = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day)
  expect(days).toHaveLength(PAGES.length)
  for (const day of days) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
  }
  const robots = await ask(site.address, '/robots.txt')
  expect(robots.type).toContain('text/plain')
  expect(robots.text).toContain(`Sitemap: ${found.origin}/sitemap.xml`)
  expect(robots.text).not.toMatch(/^Disallow: \/$/m)
})

test('finds whom to tell of a fault, as RFC 9116 wants it', async ({ site }) => {
  const { status, type, text } = await ask(site.address, '/.well-known/security.txt')
  expect(status).toBe(200)
  expect(type.toLowerCase()).toBe('text/plain; charset=utf-8')
  const fields = text
    .trim()
    .split('\n')
    .map((line) => line.split(': ', 2))
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value)
  const [contact = ''] = valuesOf('Contact')
  // The RFC wants https; only a site that nobody has put on the web yet is spared.
  expect(contact).toMatch(/^(mailto:|tel:|https:\/\/|http:\/\/localhost[:/])/)
  if (contact.startsWith('http')) expect((await ask(site.address, pathOf(contact))).status).toBe(200)
  expect(valuesOf('Expires')).toHaveLength(1)
  const [expires = ''] = valuesOf('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  expect(Date.parse(expires)).toBeLessThan(Date.now() + YEAR_MS)
})

test('is told nothing in data that the page does not say in words', () => {
  for (const { path, html } of eachPage()) {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
    const prose = proseIn(JSON.parse(block ?? ''))
    expect(prose.length, path).toBeGreaterThan(4)
    const words = textOf(html)
    expect(
      prose.filter((sentence) => !words.includes(sentence)),
      path,
    ).toEqual([])
  }
})

test('is told by the site’s own page that an address leads nowhere', async ({ site }) => {
  const { status, type, text } = await ask(site.address, '/no-such-page/')
  expect(status).toBe(404)
  expect(type).toContain('text/html')
  const tags = tagsIn(text)
  expect(contentOf(tags, 'name', 'robots')).toBe('noindex')
  expect(linksOf(tags, 'canonical')).toEqual([])
  const hrefs = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes.href)
  expect(hrefs).toEqual(expect.arrayContaining(PAGES))
})
