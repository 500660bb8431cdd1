import type { Page } from '@playwright/test'
import { content } from './support/content.ts'
import { open } from './support/open.ts'
import { contact, home, mainLink, pagesAndNotFound } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const WIDTHS = [1440, 1000, 768, 600, 481, 480, 360, 320]

/** Returns how far the page scrolls sideways, and which texts and fields are cut off at the edge. */
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

for (const { document: address } of pagesAndNotFound) {
  test(`${address} fits into windows of every width`, async ({ page }) => {
    await open(page, address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `at ${width} px`).toEqual(none)
    }
  })

  test(`${address} fits into a phone with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, address)
    await page.evaluate(() => {
      const style = new CSSStyleSheet()
      style.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [style]
    })
    expect(await overflowOf(page)).toEqual(none)
  })

  test(`${address} has no text in a font of the device`, async ({ page }) => {
    await open(page, address)
    // A browser takes long to find any other font, and does so in the first layout.
    const otherFonts = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => `${element.tagName} in ${getComputedStyle(element).fontFamily}`)
        .filter((text) => !/ in "(Newsreader|Hanken Grotesk|Noto Serif Tamil)/.test(text)),
    )
    expect(otherFonts).toEqual([])
  })
}

test('the elements of care have at least 17 px at every width', async ({ page }) => {
  await open(page, home.document)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await elementsOfCare(page).evaluateAll((items) =>
      items.map((item) => Number.parseFloat(getComputedStyle(item).fontSize)),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes), `at ${width} px`).toBeGreaterThanOrEqual(17)
  }
})

test('where the kolam is too small for the elements of care, they are one below the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, home.document)
  const lefts = await elementsOfCare(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().left),
  )
  expect(new Set(lefts).size).toBe(1)
})

const elementsOfCare = (page: Page) => {
  const [element = ''] = content.home.knowledge.elements
  return page.getByRole('list').filter({ hasText: element }).getByRole('listitem')
}

test.describe('with the text size of the browser doubled', () => {
  test.beforeEach(({ setTextSize }) => setTextSize(200))

  for (const { document: address } of pagesAndNotFound) {
    test(`${address} fits into a phone of 320 px without scrolling sideways`, async ({ page }) => {
      await open(page, address)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowOf(page), `at ${width} px`).toEqual(none)
      }
      await page.setViewportSize({ width: 320, height: 800 })
      expect((await overflowOf(page)).sideways).toBe(0)
    })
  }

  test('the header keeps space above the name of the practice', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await open(page, home.document)
    const name = page.getByRole('banner').getByRole('link', { name: content.practice.name })
    expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(16)
  })

  test('a toast at 320 px breaks no word and does not widen the page', async ({ page, form }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, contact.document)
    await form.send()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await brokenWords(page, '[role=alert] p')).toEqual([])
    expect((await overflowOf(page)).sideways).toBe(0)
  })
})

for (const { document: address } of pagesAndNotFound) {
  test(`${address} cuts no word in two with text of 100 to 200 %`, async ({ page, setTextSize }) => {
    await open(page, address)
    for (const percent of [100, 150, 200]) {
      await setTextSize(percent)
      await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * percent) / 100}px`)
      for (const width of [320, 375, 768, 1280]) {
        if (width === 320 && percent > 150) continue
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page, 'body'), `${percent} % at ${width} px`).toEqual([])
      }
    }
  })
}

test('a country code is readable in its box with text of 200 %', async ({ page, form, setTextSize }) => {
  await setTextSize(200)
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, contact.document)
  await form.fill({ 'Country code': '+971' })
  const box = page.getByLabel('Country code')
  expect(await box.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
})

/** Returns the words that are broken over two lines. A break after a hyphen or a slash breaks no word. */
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

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('errors do not widen the page', async ({ page, form }) => {
    await open(page, contact.document)
    await form.send()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await overflowOf(page)).toEqual(none)
  })

  test('long words do not widen the page', async ({ page, form }) => {
    await open(page, contact.document)
    await form.fill({ 'First name': 'a'.repeat(300), Message: 'a'.repeat(3000) })
    expect(await overflowOf(page)).toEqual(none)
  })

  test('the open menu does not widen the page', async ({ page }) => {
    await open(page, contact.document)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(mainLink(page, 'About Us')).toBeVisible()
    expect(await overflowOf(page)).toEqual(none)
  })
})
