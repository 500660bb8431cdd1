// Tests what moves and what is downloaded while a page loads.
import type { Page } from '@playwright/test'
import { hold } from './support/deferred.ts'
import { open } from './support/open.ts'
import { about, expectPage, mainLink, notFound, pages, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'
import { stallDocument } from './support/stall-document.ts'

/** Google calls a layout shift of up to 0.1 good. */
const MAX_CLS = 0.02
/** The width of a loaded file may be at most this many times the width in pixels of the place where it is shown. */
const MAX_PIXEL_RATIO = 1.5

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Returns the cumulative layout shift so far, and what has moved. */
function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    // A shift is reported in the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as Shift[]
    observer.disconnect()
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ sources }) =>
        sources.map(({ node }) => node?.textContent || node?.nodeName || ''),
      ),
    }
  })
}

/** Expects our fonts, which the page shows all at once when the last is loaded. */
const expectOurFonts = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Newsreader Display",/)

/** Opens a page, and expects that it did not move from the first paint to the last font. */
async function expectStillLoad(page: Page, address: string) {
  await open(page, address)
  await expectOurFonts(page)
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(MAX_CLS)
}

/** Collects the pictures that the page requests. */
function watchPictures(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname)
  })
  return requested
}

test.describe('on a first visit', () => {
  test.use({ ownContext: true })

  for (const { document: address } of pages) {
    for (const width of [320, 768, 1440]) {
      test(`${address} does not move while it loads at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 820 })
        await expectStillLoad(page, address)
      })
    }
  }

  test('an address with a hash does not download the picture of Home', async ({ page }) => {
    // The browser may ask for it, but cancels the request before there is a response.
    const responses: string[] = []
    page.on('response', (response) => responses.push(response.url()))
    await open(page, about.hash)
    await page.waitForLoadState('networkidle')
    expect(responses.filter((address) => address.includes('-banner'))).toEqual([])
  })

  test('/about/ in the dark theme downloads its picture once', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const requested = watchPictures(page)
    await open(page, '/about/')
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => path.includes('-plate'))).toHaveLength(1)
  })

  // On these two pages, text and picture are placed by each other's size.
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
      const { sum, moved } = await layoutShift(page)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MAX_CLS)
    })
  }
})

for (const { width, deviceScaleFactor } of [
  { width: 375, deviceScaleFactor: 3 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1440, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height: 820 }, screen: { width, height: 820 }, deviceScaleFactor })

    for (const { document: address } of pages) {
      test(`${address} loads no picture that is much too large`, async ({ page }) => {
        await open(page, address)
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
      })
    }
  })
}

test('all fonts are swapped at once when the last is loaded', async ({ page }) => {
  const releaseItalic = await hold(page, '**/*italic*.woff2')
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveCSS('font-family', /"Newsreader Display",/)
  releaseItalic()
  await expectOurFonts(page)
})

test('the header keeps its place when a page with a scroll bar comes', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides scroll bars, unless it is told not to.
  await using browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  // The not-found page fits into it.
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 } })
  await open(page, `${baseURL}${notFound.hash}`)
  // The right edge of the menu does not depend on the font.
  const menu = page.getByRole('navigation', { name: 'Main' })
  const end = () => menu.evaluate((element) => element.getBoundingClientRect().right)
  const before = await end()
  await mainLink(page, 'Services').click()
  await expectPage(page, services)
  expect(await end()).toBe(before)
})

test('a page with a single section shows it', async ({ page }) => {
  await open(page, '/services/')
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('main > :not(:first-child)')) section.remove()
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
