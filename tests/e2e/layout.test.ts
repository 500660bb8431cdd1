import type { Page } from '@playwright/test'
import { errorToast, fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { withLargeText } from './support/large-text.ts'
import { open } from './support/open.ts'
import { everyAddress } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The text spacing is tested at the last. */
const WIDTHS = [1440, 1000, 768, 600, 481, 480, 360, 320]

/** How far the page scrolls sideways, and which texts and fields are cut off at the edge. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const elements = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, a, input, textarea, button), footer a',
    )
    const cut = [...elements].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return element.checkVisibility() && width > 1 && (left < -1 || right > clientWidth + 1)
    })
    return {
      sideways: scrollWidth - clientWidth,
      cut: cut.map((element) => `${element.tagName} ${element.textContent}`),
    }
  })
}

const none = { sideways: 0, cut: [] }

for (const address of everyAddress) {
  test(`${address} fits at every width and with the text spacing of WCAG 1.4.12, in our fonts`, async ({
    page,
  }) => {
    await open(page, address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `at ${width} px`).toEqual(none)
    }
    // Another font would make the first layout look for it.
    const otherFonts = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => `${element.tagName} in ${getComputedStyle(element).fontFamily}`)
        .filter((text) => !/ in "(Newsreader|Hanken Grotesk|Noto Serif Tamil)/.test(text)),
    )
    expect(otherFonts).toEqual([])
    await page.evaluate(() => {
      const style = new CSSStyleSheet()
      style.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [style]
    })
    expect(await overflowOf(page), 'with the text spacing').toEqual(none)
  })
}

test.describe('with the text size of the browser doubled', () => {
  test.describe.configure({ timeout: 60_000 })

  for (const width of [320, 375, 1280]) {
    test(`no page scrolls sideways at ${width} px${width >= 375 ? ', and no heading breaks a word' : ''}`, async ({
      site,
    }) => {
      await withLargeText({ width, height: 800 }, async (page) => {
        for (const address of everyAddress) {
          await open(page, site.address + address)
          await expect(page.locator('html')).toHaveCSS('font-size', '32px')
          const { sideways, cut } = await overflowOf(page)
          expect(sideways, address).toBe(0)
          if (width < 375) continue
          expect(cut, address).toEqual([])
          expect(await brokenWords(page), address).toEqual([])
        }
      })
    })
  }
})

/** The words of headings that are on two lines. */
function brokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const word of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word[0])
        }
      }
    }
    return broken
  })
}

test('errors, an open menu and long words do not widen the page at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/#/contact')
  await sendButton(page).click()
  await expect(errorToast(page)).toBeVisible()
  expect(await overflowOf(page)).toEqual(none)
  await fillEnquiry(page, { 'First name': 'a'.repeat(300), Message: 'a'.repeat(3000) })
  expect(await overflowOf(page)).toEqual(none)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(await overflowOf(page)).toEqual(none)
})
