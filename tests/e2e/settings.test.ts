// What visitors set in their browser or system, and what then must hold.
import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { withLargeText } from './support/large-text.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const addresses = ['/#/home', '/#/about', '/#/services', '/#/contact', '/#/nowhere']

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const)

test.describe('with the system’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the current page, fields, cards and the lines of lists are still seen', async ({ page }) => {
    const ink = 'rgb(0, 0, 0)'
    await open(page, '/#/services')
    expect(await styleOf(page, 'header [aria-current]', 'background-color', '::after')).toBe(ink)
    expect(await styleOf(page, 'main section:last-child li:has(> :not(img))', 'color')).toBe(ink)
    expect(await styleOf(page, 'main article', 'border-top-style')).toBe('solid')
    await open(page, '/#/contact')
    expect(await styleOf(page, 'input', 'border-top-style')).toBe('solid')
    expect(await styleOf(page, 'form button', 'border-top-style')).toBe('solid')
  })

  test('an error has a sign and words, and its field a border of its own', async ({ page }) => {
    await open(page, '/#/contact')
    await sendButton(page).click()
    const fault = page.getByText('Enter your first name')
    await expect(fault).toBeVisible()
    await expect(fault.locator('svg')).toBeVisible()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await styleOf(page, '[role="alert"]', 'color')).toBe('rgb(0, 0, 0)')
  })
})

test.describe('with more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`soft words are as clear as the others in the ${colorScheme} theme`, async ({ browser, site }) => {
      const context = await browser.newContext({ colorScheme, contrast: 'more', baseURL: site.address })
      const page = await context.newPage()
      await open(page, '/#/contact')
      expect(await styleOf(page, 'form p', 'color')).toBe(await styleOf(page, 'form label', 'color'))
      expect(await styleOf(page, 'input', 'border-top-color')).toBe(await styleOf(page, 'input', 'color'))
      await page.getByRole('textbox', { name: 'Email' }).focus()
      expect(await styleOf(page, '#email', 'outline-width')).toBe('4px')
      await context.close()
    })
  }
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves for longer than a blink, but the countdown of a toast', async ({ page }) => {
    await captureSends(page)
    await open(page, '/#/contact')
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      for (const kind of ['transitionrun', 'animationstart']) {
        addEventListener(kind, ({ target }) => {
          for (const animation of (target as Element).getAnimations()) {
            const { duration } = animation.effect?.getTiming() ?? {}
            const isCountdown = (target as Element).getAttribute('role') === 'progressbar'
            if (Number(duration) > 1 && !isCountdown) seen.push((target as Element).outerHTML)
          }
        })
      }
    })
    await fillEnquiry(page)
    await sendButton(page).click()
    await expect(page.getByRole('status')).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})

test.describe('with text of twice the size, as the browser’s settings make it', () => {
  test.describe.configure({ timeout: 60_000 })

  for (const width of [320, 375, 1280]) {
    test(`every page fits at ${width} px, and from 375 px no word of a heading is cut`, async ({ site }) => {
      await withLargeText({ width, height: 800 }, async (page) => {
        for (const address of addresses) {
          await page.goto(site.address + address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await styleOf(page, 'html', 'font-size')).toBe('32px')
          expect(await overhang(page), address).toBe(0)
          if (width >= 375) expect(await cutHeadings(page), address).toEqual([])
        }
      })
    })
  }
})

test('with pictures switched off the page still comes to life', async ({
  playwright,
  site,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage()
  await open(page, site.address)
  await browser.close()
})

/** Headings with a word that is broken over two lines: each word must have one box. */
function cutHeadings(page: Page) {
  return page.evaluate(() => {
    const isCut = (text: Text, word: RegExpExecArray) => {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    const cut: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        for (const word of text.data.matchAll(/[^\s-]+/g)) if (isCut(text, word)) cut.push(word[0])
      }
    }
    return cut
  })
}

test.describe('on paper', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('what can only be tapped is left out', async ({ page }) => {
    await captureSends(page)
    for (const address of addresses) {
      await open(page, address)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: /Main|Pages/ })).toHaveCount(0)
    }
  })

  test('a link is followed by its address', async ({ page }) => {
    await open(page, '/#/about')
    expect(await styleOf(page, 'main a', 'content', '::after')).toContain('/#/contact')
    expect(await styleOf(page, 'footer a[target]', 'content', '::after')).toContain('https://')
    // On the screen an arrow stands there, which the address must not be cut into.
    await open(page, '/#/home')
    const more = 'main a[href="/#/services"]'
    expect(await styleOf(page, more, 'content', '::after')).toContain('/#/services')
    expect(await styleOf(page, more, 'clip-path', '::after')).toBe('none')
    expect(await styleOf(page, more, 'background-color', '::after')).toBe('rgba(0, 0, 0, 0)')
  })

  test('words are black on white in either theme', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await open(page, '/#/services')
    for (const selector of ['h1', 'h2', 'article h3', 'article[data-tone="dark"] h3', 'section li a']) {
      expect(await styleOf(page, selector, 'color'), selector).toBe('rgb(0, 0, 0)')
    }
    expect(await styleOf(page, 'section[data-ground="strong"]', 'background-color')).toBe('rgba(0, 0, 0, 0)')
  })

  test('the lists of kolams are plain lists', async ({ page }) => {
    await open(page, '/#/services')
    expect(await styleOf(page, '[data-ground="strong"] li', 'display')).toBe('list-item')
    expect(await styleOf(page, '[data-ground="strong"] li', 'display', '::before')).toBe('none')
    await open(page, '/#/home')
    const item = page.getByRole('listitem').filter({ hasText: 'Herbal remedies' })
    expect(await item.evaluate((element) => getComputedStyle(element).display)).toBe('list-item')
  })
})
