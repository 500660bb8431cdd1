import type { Page } from '@playwright/test'
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
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'))
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

test('faces that would break a line elsewhere come with the next page', async ({ page }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(':root:not([data-fonts]) h1 { letter-spacing: 0.5em }')
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
