// What moves and what is downloaded while a page loads.
import type { Page } from '@playwright/test'
import { hold } from './support/deferred.ts'
import { open, show } from './support/open.ts'
import { about, contact, expectPage, mainLink, notFound, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'
import { stallDocument } from './support/stall-document.ts'

/** Google calls 0.1 good. */
const MAX_CLS = 0.02
const WIDTHS_OF_FONT_SWAP = [320, 375, 768, 1280, 1920]
/** The widest file that a picture may load, for each pixel that it is shown on. */
const MAX_PIXEL_RATIO = 1.5

/** Cumulative layout shift so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is reported in the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    observer.disconnect()
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

/** Opens a page, and expects that it did not move from the first paint to the last font. */
async function expectStillLoad(page: Page, address: string, at: string) {
  await open(page, address)
  await expect(page.locator('html')).not.toHaveAttribute('data-fallback-fonts')
  expect.soft(await layoutShift(page), `${address} at ${at}`).toBeLessThanOrEqual(MAX_CLS)
}

/** The pictures that the page has requested. */
function watchPictures(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname)
  })
  return requested
}

for (const { width, deviceScaleFactor } of [
  { width: 375, deviceScaleFactor: 3 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1440, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height: 820 }, screen: { width, height: 820 }, deviceScaleFactor })

    test('no document moves while it loads, and no picture is much too large', async ({ page }) => {
      for (const { document: address } of pages) {
        await expectStillLoad(page, address, `${width} px`)
        for (const picture of await page.getByRole('main').locator('img:visible').all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveJSProperty('complete', true)
          const { file, pixels } = await picture.evaluate((image: HTMLImageElement) => ({
            file: new URL(image.currentSrc).pathname,
            pixels:
              Number(/-(\d+)(?:-dark)?\.\w+$/.exec(image.currentSrc)?.[1]) /
              (image.clientWidth * devicePixelRatio),
          }))
          expect.soft(pixels, file).toBeLessThan(MAX_PIXEL_RATIO)
        }
      }
    })
  })
}

test('no hash address moves while it loads, or downloads the banner of Home', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 820 })
  // The browser may ask for it, but cancels the request before there is a response.
  const responses: string[] = []
  page.on('response', (response) => responses.push(response.url()))
  for (const { hash } of [about, services, contact]) {
    await expectStillLoad(page, hash, '375 px')
    await page.waitForLoadState('networkidle')
  }
  expect(responses.filter((address) => address.includes('-banner'))).toEqual([])
})

test('/about/ in the dark theme downloads its picture once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const requested = watchPictures(page)
  await open(page, '/about/')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.includes('-plate'))).toHaveLength(1)
})

test('no page moves when the fonts are swapped', async ({ page }) => {
  await open(page, '/')
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-fallback-fonts')
  for (const shown of pages) {
    await show(page, shown)
    for (const width of WIDTHS_OF_FONT_SWAP) {
      await page.setViewportSize({ width, height: 820 })
      const before = await layoutShift(page)
      // There and back: either way the same elements move.
      await html.evaluate((element) => element.toggleAttribute('data-fallback-fonts'))
      const shift = (await layoutShift(page)) - before
      expect.soft(shift, `${shown.hash} at ${width} px`).toBeLessThanOrEqual(MAX_CLS)
    }
  }
})

test('all fonts are swapped at once when the last is loaded', async ({ page }) => {
  const releaseItalic = await hold(page, '**/*italic*.woff2')
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveCSS('font-family', /"Newsreader Display",/)
  releaseItalic()
  await expect(heading).toHaveCSS('font-family', /"Newsreader Display",/)
})

test('the header keeps its place when a page with a scroll bar comes', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides them.
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  // The not-found page fits into it.
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } })
  await open(page, `${baseURL}${notFound.hash}`)
  // Its right edge, which does not depend on the font.
  const menu = page.getByRole('navigation', { name: 'Main' })
  const end = () => menu.evaluate((element) => element.getBoundingClientRect().right)
  const before = await end()
  await mainLink(page, 'Services').click()
  await expectPage(page, services)
  expect(await end()).toBe(before)
})

// In these two, text and picture are placed by each other's size.
for (const [address, cut] of [
  ['/', '<picture'],
  ['/about/', '<figcaption'],
] as const) {
  test(`${address} does not show its first section before all of it is parsed`, async ({ page, site }) => {
    using stalled = await stallDocument(site.address, address, cut)
    await page.goto(stalled.address + address, { waitUntil: 'commit' })
    const heading = page.locator('h1')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(heading).toBeAttached()
    await expect(heading).toBeHidden()
    stalled.release()
    await expect(heading).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_CLS)
  })
}

test('a page with a single section shows it', async ({ page }) => {
  await open(page, '/services/')
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('main > :not(:first-child)')) section.remove()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
