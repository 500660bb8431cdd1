import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast } from './support/toasts.ts'

const WIDTHS = [320, 360, 480, 481, 600, 768, 1000, 1440]
/** Twice the text on the smallest phone would leave room for three letters beside a box of 80 px. */
const WIDTHS_FOR_LARGE_TEXT = WIDTHS.filter((width) => width >= 360)
const addresses = ['/#/home', '/#/about', '/#/services', '/#/contact', '/#/nowhere']

/** What reaches beyond the window: the page as a whole, or words that are cut off at its edge. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const cut = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, input, textarea, button), footer a'),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.textContent}`)
    return { sideways: scrollWidth - clientWidth, cut }
  })
}

const none = { sideways: 0, cut: [] }

for (const address of addresses) {
  test(`${address} never scrolls sideways`, async ({ page }) => {
    await open(page, address)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `at ${width} px`).toEqual(none)
    }
  })

  test(`${address} never scrolls sideways with text twice as large`, async ({ page }) => {
    await open(page, address)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of WIDTHS_FOR_LARGE_TEXT) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `at ${width} px`).toEqual(none)
    }
  })
}

test('no box is measured in a face that is not ours, which the first layout would wait for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 820 })
  for (const address of addresses) {
    await open(page, address)
    const others = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => [element.tagName, getComputedStyle(element).fontFamily].join(' in '))
        .filter((text) => !/ in "(Newsreader|Hanken Grotesk|Noto Serif Tamil)/.test(text)),
    )
    expect(others, address).toEqual([])
  }
})

test('words can be set wide apart without loss', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of addresses) {
    await open(page, address)
    // WCAG 2.2, 1.4.12.
    await page.evaluate(() => {
      const style = new CSSStyleSheet()
      style.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [style]
    })
    expect(await overflowOf(page), address).toEqual(none)
  }
})

test('neither the open menu nor a form full of errors makes the page wider', async ({ page }) => {
  await captureSends(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/#/contact')
  await sendButton(page).click()
  await expect(errorToast(page)).toBeVisible()
  expect(await overflowOf(page)).toEqual(none)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(await overflowOf(page)).toEqual(none)
})

test('a long word in the form stays in its field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/#/contact')
  await fillEnquiry(page, { 'First name': 'a'.repeat(300), Message: 'a'.repeat(3000) })
  expect(await overflowOf(page)).toEqual(none)
})
