// Tests the plain documents as search engines and link previews read them, without running a script.
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { content, enquireLink, subjects } from './support/content.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ javaScriptEnabled: false })

/** The site under test is built without SITE_URL, so this is its address. */
const ORIGIN = 'http://localhost:4173'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const SCHEMA_KEYS = ['@context', '@id', '@type', 'inLanguage']

/** Lists of content blockers hide elements with these selectors, among others, on every site. */
const BLOCKED = ['.ad', '.ads', '.advert', '.sponsor', '.sponsored', '.promo', '[class*="banner-ad"]']
  .concat(['[class^="ad-"]', '[class*=" ad-"]', '[class^="ads-"]', '[class*=" ads-"]'])
  .concat(['[class^="ad_"]', '[class*=" ad_"]', '[class^="ads_"]', '[class*=" ads_"]'])

const linkHref = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
const inOrigin = (address: string | null) => new URL(address ?? '', ORIGIN).href.replace(ORIGIN, '')
const imageAt = async (request: APIRequestContext, address: string | null) =>
  sharp(await (await request.get(inOrigin(address))).body()).metadata()

for (const { document: address, title } of pages) {
  test(`${address} tells search engines its title, its description and its address`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(title)
    expect(await linkHref(page, 'canonical')).toBe(ORIGIN + address)
    const metas = await metasOf(page)
    expect(metas.description).toMatch(/\w/)
    expect(metas).not.toHaveProperty('robots')
  })

  test(`${address} shows its title and a picture where a link to it is shared`, async ({ page, request }) => {
    await page.goto(address)
    const metas = await metasOf(page)
    expect(metas).toMatchObject({
      'og:title': title,
      'og:url': ORIGIN + address,
      'og:type': 'website',
      'og:description': metas.description,
      'og:image:alt': expect.stringMatching(/\w/),
      'twitter:card': 'summary_large_image',
    })
    const { format, width, height } = await imageAt(request, metas['og:image'] ?? '')
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  })

  test(`${address} tells search engines nothing that visitors cannot read`, async ({ page }) => {
    await page.goto(address)
    const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    const sentences = sentencesIn(json)
    const text = (await page.locator('body').textContent())?.replace(/\s+/g, ' ') ?? ''
    expect(sentences.length).toBeGreaterThan(2)
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
  })

  test(`${address} is in English, with one main heading and a colour for the browser’s frame`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await metasOf(page))['theme-color']).toMatch(/^#[\da-f]{6}$/)
  })

  test(`${address} runs no script but its own`, async ({ page }) => {
    await page.goto(address)
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute('content', /^default-src 'none';(?!.*(unsafe|\*))/)
  })
}

test('no two pages have the same description or the same preview picture', async ({ page }) => {
  const different = new Set<string | undefined>()
  for (const { document: address } of pages) {
    await page.goto(address)
    const metas = await metasOf(page)
    different.add(metas.description).add(metas['og:image'])
  }
  expect(different.size).toBe(2 * pages.length)
})

test('a doctor without a name is no person for search engines', async ({ page }) => {
  await page.goto('/about/')
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  expect(json?.includes('"Person"')).toBe(Boolean(content.about.doctor.name))
})

test('content blockers hide no part of a page', async ({ page }) => {
  for (const { document: address } of pages) {
    await page.goto(address)
    const visible = await page.locator(':visible').count()
    await page.locator(BLOCKED.join()).evaluateAll((elements) => {
      for (const element of elements) element.remove()
    })
    await expect(page.locator(':visible'), address).toHaveCount(visible)
  }
})

/** Returns the contents of the meta elements by their names. */
const metasOf = (page: Page): Promise<Record<string, string>> =>
  page.locator('meta').evaluateAll((metas) => {
    const nameOf = (meta: Element) => meta.getAttribute('name') ?? meta.getAttribute('property')
    return Object.fromEntries(metas.map((meta) => [nameOf(meta), meta.getAttribute('content')]))
  })

/** Returns the texts of structured data. */
function sentencesIn(json: string): string[] {
  const sentences: string[] = []
  JSON.parse(json, (key, value) => {
    const isText = typeof value === 'string' && !SCHEMA_KEYS.includes(key) && !URL.canParse(value)
    if (isText) sentences.push(value)
    return value
  })
  return sentences
}

test('Services names every product and topic, and what the hair oil does, without a script', async ({
  page,
}) => {
  await page.goto('/services/')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    content.services.products.map(({ title }) => title),
  )
  for (const subject of subjects) await expect(enquireLink(page, subject)).toBeVisible()
  for (const text of [content.services.hairOil.lead, ...content.services.hairOil.uses]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
})

test('the web manifest and the icons are there', async ({ page, request }) => {
  await page.goto('/')
  expect((await imageAt(request, await linkHref(page, 'icon'))).format).toBe('svg')
  expect((await imageAt(request, await linkHref(page, 'apple-touch-icon'))).width).toBe(180)
  const response = await request.get('/site.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { name, start_url: start, icons } = await response.json()
  expect([name, inOrigin(start)]).toEqual([content.practice.name, '/#/home'])
  for (const { src, sizes, type } of icons.filter((icon: { type: string }) => icon.type === 'image/png')) {
    const { width, height, format } = await imageAt(request, src)
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
  }
  const kinds = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
})

test('robots.txt leads to a sitemap with the four plain addresses', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \/$/m)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses.sort()).toEqual(pages.map((page) => ORIGIN + page.document).sort())
})

test('security.txt names a contact and expires within a year', async ({ request }) => {
  // RFC 9116 recommends less than a year.
  const text = await (await request.get('/.well-known/security.txt')).text()
  const contact = /^Contact: (.+)$/m.exec(text)?.[1] ?? ''
  expect(contact).toMatch(/^(mailto:|tel:|https:\/\/|http:\/\/localhost[:/])/)
  if (contact.startsWith('http')) expect((await request.get(inOrigin(contact))).status()).toBe(200)
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + YEAR_MS)
})
