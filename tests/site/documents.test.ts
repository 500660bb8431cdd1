// The plain documents, as search engines and link previews read them: without running a script.

import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { content, subjects } from './support/content.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ javaScriptEnabled: false })

/** What the tests are built for: SITE_URL is not set. */
const ORIGIN = 'http://localhost:4173'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const SCHEMA_KEYS = ['@context', '@id', '@type', 'inLanguage']

/** Such as ad, ads, banner-ad, advert and sponsored. */
const BLOCKED_CLASS = /(^|[-_])(ads?|advert\w*|sponsor\w*|promo\w*)($|[-_])/i

const linkHref = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href')
const inOrigin = (address: string | null) => new URL(address ?? '', ORIGIN).href.replace(ORIGIN, '')
const imageAt = async (request: APIRequestContext, address: string | null) =>
  sharp(await (await request.get(inOrigin(address))).body()).metadata()

test('every document describes its own page', async ({ page, request }) => {
  const different = new Set<string | undefined>()
  for (const { document: address, title } of pages) {
    await page.goto(address)
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
    await expect(policy).toHaveAttribute('content', /^default-src 'none';(?!.*(unsafe|\*))/)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await linkHref(page, 'canonical')).toBe(ORIGIN + address)
    const metas = await metasOf(page)
    const { description, 'og:image': picture = '' } = metas
    different.add(description).add(picture)
    expect(metas).toMatchObject({
      'theme-color': expect.stringMatching(/^#[\da-f]{6}$/),
      'og:title': title,
      'og:url': ORIGIN + address,
      'og:type': 'website',
      'og:description': description,
      'og:image:alt': expect.stringMatching(/\w/),
      'twitter:card': 'summary_large_image',
    })
    expect(metas).not.toHaveProperty('robots')
    const { format, width, height } = await imageAt(request, picture)
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    await expectStructuredData(page)
    await expectUnblockedNames(page)
  }
  expect(different.size).toBe(2 * pages.length)
})

/** The contents of the meta elements by their names. */
const metasOf = (page: Page): Promise<Record<string, string>> =>
  page.locator('meta').evaluateAll((metas) => {
    const nameOf = (meta: Element) => meta.getAttribute('name') ?? meta.getAttribute('property')
    return Object.fromEntries(metas.map((meta) => [nameOf(meta), meta.getAttribute('content')]))
  })

/** It only repeats the text of the page, and has no Person without a name. */
async function expectStructuredData(page: Page) {
  const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  const sentences: string[] = []
  JSON.parse(json, (key, value) => {
    const isText = typeof value === 'string' && !SCHEMA_KEYS.includes(key) && !URL.canParse(value)
    if (isText) sentences.push(value)
    return value
  })
  const text = (await page.locator('body').textContent())?.replace(/\s+/g, ' ') ?? ''
  expect(sentences.length).toBeGreaterThan(2)
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
  if (!content.about.doctor.name) expect(json).not.toContain('"Person"')
}

/** No class name is one that content blockers hide. */
async function expectUnblockedNames(page: Page) {
  const names = await page
    .locator('[class]')
    .evaluateAll((elements) => [...new Set(elements.flatMap((element) => [...element.classList]))])
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => name.length < 4 || BLOCKED_CLASS.test(name))).toEqual([])
}

test('Services names every product and topic, and what the hair oil does, without a script', async ({
  page,
}) => {
  await page.goto('/services/')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    content.services.products.map(({ title }) => title),
  )
  await expect(page.getByRole('link', { name: /^Enquire about / })).toHaveCount(subjects.length)
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
  // As RFC 9116 recommends.
  const text = await (await request.get('/.well-known/security.txt')).text()
  const contact = /^Contact: (.+)$/m.exec(text)?.[1] ?? ''
  expect(contact).toMatch(/^(mailto:|tel:|https:\/\/|http:\/\/localhost[:/])/)
  if (contact.startsWith('http')) expect((await request.get(inOrigin(contact))).status()).toBe(200)
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + YEAR_MS)
})
