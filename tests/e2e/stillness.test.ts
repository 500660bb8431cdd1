import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { later } from './support/later.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = [320, 360, 400, 480, 576, 768, 1024, 1440]

/**
 * Whatever moved up or down without having been asked to. What a stand-in does within its line is left to the bench:
 * which fonts a machine has decides that.
 */
function movesOf(page: Page) {
  return page.evaluate(async () => {
    // A shift is told in the frame after it.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return new Promise<string[]>((told) => {
      new PerformanceObserver((list) => {
        const sources = list.getEntries().flatMap((entry) => (entry as unknown as LayoutShift).sources)
        told(
          sources
            .filter(({ previousRect, currentRect }) => previousRect.y !== currentRect.y)
            .map(({ node, previousRect, currentRect }) =>
              [node?.textContent?.slice(0, 40), 'from', previousRect.y, 'to', currentRect.y].join(' '),
            ),
        )
      }).observe({ type: 'layout-shift', buffered: true })
      // Where nothing has ever moved, the observer is never called.
      setTimeout(() => told([]))
    })
  })
}

type LayoutShift = { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** When the last face is here, it has been decided whether the page changes into them. */
async function fontsHere(page: Page) {
  // A stand-in that this machine does not have ends as an error.
  await page.waitForFunction(() =>
    [...document.fonts].every(({ status }) => status === 'loaded' || status === 'error'),
  )
}

const faceOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)

for (const address of ['/', '/about/', '/services/', '/contact/', '/#/about', '/#/services', '/#/contact']) {
  test(`nothing moves while ${address} arrives`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 820 })
      await open(page, address)
      await fontsHere(page)
      expect(await movesOf(page), `at ${width} px`).toEqual([])
    }
  })
}

test('the header keeps its place when a page comes that needs a scroll bar', async ({
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
  const { promise, resolve: letItCome } = later()
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
  letItCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  expect(await end()).toBe(before)
  await browser.close()
})

test('faces that would break a line elsewhere come with the next page', async ({ page }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('h1:not([data-fonts] *) { letter-spacing: 0.5em }')
    document.adoptedStyleSheets = [style]
  })
  await open(page, '/about/')
  await fontsHere(page)
  expect(await movesOf(page)).toEqual([])
  expect(await faceOfHeading(page)).not.toContain('"Newsreader Display",')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  expect(await faceOfHeading(page)).toContain('"Newsreader Display",')
})

// Text and picture of these two take their places by each other.
for (const [address, cut] of [
  ['/', '<picture'],
  ['/about/', '<figcaption'],
] as const) {
  test(`${address} does not show its head before all of it is here`, async ({ page, site }) => {
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
    expect(await movesOf(page)).toEqual([])
    server.close()
    server.closeAllConnections()
  })
}
