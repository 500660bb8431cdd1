import type { Page } from '@playwright/test'
import { content, topic } from './support/content.ts'
import { doubleTextSize, setTextSize } from './support/large-text.ts'
import { open, show } from './support/open.ts'
import { contact, home, pagesAndNotFound } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

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

test('every page fits at every width, in our fonts and with wide text spacing', async ({ page }) => {
  await open(page, '/')
  for (const shown of pagesAndNotFound) {
    await show(page, shown)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `${shown.hash} at ${width} px`).toEqual(none)
    }
    // Another font would make the first layout look for it.
    const otherFonts = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => `${element.tagName} in ${getComputedStyle(element).fontFamily}`)
        .filter((text) => !/ in "(Newsreader|Hanken Grotesk|Noto Serif Tamil)/.test(text)),
    )
    expect(otherFonts, shown.hash).toEqual([])
  }
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [style]
  })
  for (const shown of pagesAndNotFound) {
    await show(page, shown)
    expect(await overflowOf(page), `${shown.hash} with the text spacing`).toEqual(none)
  }
})

test('every page fits with the text size of the browser doubled', async ({ page, form }) => {
  await doubleTextSize(page)
  await open(page, '/')
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  for (const shown of pagesAndNotFound) {
    await show(page, shown)
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { sideways, cut } = await overflowOf(page)
      expect(sideways, `${shown.hash} at ${width} px`).toBe(0)
      if (width < 375) continue
      expect(cut, `${shown.hash} at ${width} px`).toEqual([])
    }
  }
  // The links are below the name.
  await page.setViewportSize({ width: 1000, height: 800 })
  const name = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(name?.y, 'space above the name').toBeGreaterThanOrEqual(16)

  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByRole('contentinfo').locator('[target] svg').first()).toHaveCSS('width', '36px')
  await show(page, home)
  // Not between the lines of its kolam, so each entry needs a dot.
  const elementsOfCare = page.getByRole('list').filter({ hasText: content.home.knowledge.elements[0] ?? '' })
  await expect(elementsOfCare).toHaveCSS('list-style-type', 'disc')

  await show(page, contact)
  await form.send()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await brokenWords(page, '[role=alert] p'), 'toast at 320 px').toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect((await overflowOf(page)).sideways, 'after the toast').toBe(0)
})

for (const percent of [100, 125, 150, 200]) {
  test(`no word is cut in two with text of ${percent} %`, async ({ page }) => {
    await setTextSize(page, percent)
    await open(page, '/')
    for (const shown of pagesAndNotFound) {
      await show(page, shown)
      for (const width of [320, 375, 768, 1280]) {
        if (width === 320 && percent > 150) continue
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page, 'body'), `${shown.hash} at ${width} px`).toEqual([])
      }
    }
  })
}

test('a country code is readable in its box with text of 200 %', async ({ page, form }) => {
  await setTextSize(page, 200)
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, contact.hash)
  await form.fill({ 'Country code': '+971' })
  const box = page.getByLabel('Country code')
  expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
})

/** The words in elements that are on two lines. A break after a hyphen or a slash cuts no word. */
function brokenWords(page: Page, selector: string) {
  return page.evaluate((selector) => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const word of text.data.matchAll(/[^\s/-]+/g)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
          const lines = new Set(boxes.map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word[0])
        }
      }
    }
    return broken
  }, selector)
}

test('errors, an open menu and long words do not widen the page at 320 px', async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/#/contact')
  await form.send()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await overflowOf(page)).toEqual(none)
  await form.fill({ 'First name': 'a'.repeat(300), Message: 'a'.repeat(3000) })
  expect(await overflowOf(page)).toEqual(none)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(await overflowOf(page)).toEqual(none)
})

test('two to five topics are centred on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/#/services')
  const list = page.getByRole('list').filter({ hasText: topic })
  for (const count of [5, 4, 3, 2]) {
    const offset = await list.evaluate((element, count) => {
      // As the page is built for another number of topics than nineteen.
      element.parentElement?.removeAttribute('data-hexagon')
      const items = [...element.children]
      for (const item of items.slice(count)) item.remove()
      const edges = items.slice(0, count).map((item) => item.getBoundingClientRect())
      const left = Math.min(...edges.map((edge) => edge.left))
      const right = Math.max(...edges.map((edge) => edge.right))
      return Math.abs((left + right) / 2 - innerWidth / 2)
    }, count)
    expect(offset, `${count} topics`).toBeLessThan(40)
  }
})
