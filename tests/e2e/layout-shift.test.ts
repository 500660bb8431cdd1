import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { later } from './support/later.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

/** Google calls 0.1 good. */
const MAX_CLS = 0.01
const WIDTHS = [375, 768, 1440]
/** Also between the usual widths, where lines break elsewhere. */
const WIDTHS_OF_FONT_SWAP = [
  320, 360, 375, 390, 400, 412, 430, 480, 512, 600, 768, 820, 1024, 1080, 1280, 1366, 1440, 1600, 1920,
]

/** Cumulative layout shift so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is reported in the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        resolve(shifts.reduce((sum, { value }) => sum + value, 0))
      }).observe({ type: 'layout-shift', buffered: true })
      // Where nothing has moved, the observer is never called.
      setTimeout(() => resolve(0), 100)
    })
  })
}

for (const address of ['/', '/about/', '/services/', '/contact/', '/#/about', '/#/services', '/#/contact']) {
  test(`${address} does not move while it loads`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 820 })
      await open(page, address)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      expect.soft(await layoutShift(page), `at ${width} px`).toBeLessThanOrEqual(MAX_CLS)
    }
  })
}

for (const address of ['/', '/about/', '/services/', '/contact/']) {
  test(`${address} does not move when the fonts are swapped`, async ({ page }) => {
    await open(page, address)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-fonts')
    for (const width of WIDTHS_OF_FONT_SWAP) {
      await page.setViewportSize({ width, height: 820 })
      await html.evaluate((element) => element.removeAttribute('data-fonts'))
      const before = await layoutShift(page)
      await html.evaluate((element) => element.setAttribute('data-fonts', ''))
      expect.soft((await layoutShift(page)) - before, `at ${width} px`).toBeLessThanOrEqual(MAX_CLS)
    }
  })
}

test('all fonts are swapped at once when the last is loaded', async ({ page }) => {
  const italic = later()
  await page.route('**/*italic*.woff2', async (route) => {
    await italic.promise
    await route.continue()
  })
  await open(page, '/')
  const font = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(await font()).not.toContain('"Newsreader Display",')
  italic.resolve()
  await expect.poll(font).toContain('"Newsreader Display",')
})

test('the header keeps its place when a page with a scroll bar comes', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides them.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { promise, resolve: releasePage } = later()
  await page.route('**/services/', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${baseURL}/#/services`, { waitUntil: 'commit' })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  // Its end, which no face moves.
  const end = () => menu.evaluate((element) => element.getBoundingClientRect().right)
  const before = await end()
  releasePage()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  expect(await end()).toBe(before)
  await browser.close()
})

// In these two, text and picture are placed by each other's size.
for (const [address, cut] of [
  ['/', '<picture'],
  ['/about/', '<figcaption'],
] as const) {
  test(`${address} does not show its first section before all of it is parsed`, async ({ page, site }) => {
    const rest = later()
    const server = createServer(async (request, response) => {
      const answer = await fetch(site.address + request.url)
      const body = Buffer.from(await answer.arrayBuffer())
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      const at = request.url === address ? body.indexOf(cut, body.indexOf('<h1')) : body.length
      response.write(body.subarray(0, at))
      if (at < body.length) await rest.promise
      response.end(body.subarray(at))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')

    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, {
      waitUntil: 'commit',
    })
    const heading = page.locator('h1')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(heading).toBeAttached()
    await expect(heading).toBeHidden()
    rest.resolve()
    await expect(heading).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_CLS)
    server.close()
    server.closeAllConnections()
  })
}
