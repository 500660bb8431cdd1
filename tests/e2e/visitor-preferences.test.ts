// Settings of the visitor's browser or system.
import type { Page } from '@playwright/test'
import { fillEnquiry } from './support/enquiry-form.ts'
import { open, show } from './support/open.ts'
import { contact, mainLink, pagesAndNotFound, services } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const)

test('with forced colours current page, cards, lists, fields and errors stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const black = 'rgb(0, 0, 0)'
  await open(page, '/#/services')
  expect(await styleOf(page, 'header [aria-current]', 'background-color', '::after')).toBe(black)
  expect(await styleOf(page, 'main section:last-child li:has(> :not(img))', 'color')).toBe(black)
  expect(await styleOf(page, 'main article', 'border-top-style')).toBe('solid')
  await show(page, contact)
  expect(await styleOf(page, 'input', 'border-top-style')).toBe('solid')
  expect(await styleOf(page, 'form button', 'border-top-style')).toBe('solid')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Enter your first name').locator('svg')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCSS('color', black)
})

test('with more contrast muted text has full contrast in both themes', async ({ page }) => {
  // With less motion colours change at once.
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await open(page, '/#/contact')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await styleOf(page, 'form p', 'color')).toBe(await styleOf(page, 'form label', 'color'))
    expect(await styleOf(page, 'input', 'border-top-color')).toBe(await styleOf(page, 'input', 'color'))
  }
  await page.getByRole('textbox', { name: 'Email' }).focus()
  expect(await styleOf(page, '#email', 'outline-width')).toBe('4px')
})

test('with less motion nothing is animated except the countdown of a toast', async ({ page, provider }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#/contact')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(kind, ({ target }) => {
        for (const animation of (target as Element).getAnimations()) {
          const { duration } = animation.effect?.getTiming() ?? {}
          const isCountdown = String((animation as CSSAnimation).animationName).includes('toast-lifetime')
          const isShown = kind === 'transitionrun' || Number(duration) > 1
          if (isShown && !isCountdown) seen.push((target as Element).outerHTML)
        }
      })
    }
  })
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send' }).click()
  const toast = page.getByRole('status')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  expect(provider.sends).toHaveLength(1)
  await mainLink(page, 'Services').click()
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test('print leaves out controls, adds addresses to links and is black on white also in the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, '/#/home')
  // The script adds the style for print.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'))
  for (const selector of ['body', 'header']) {
    expect(await styleOf(page, selector, 'background-color'), selector).toBe('rgb(255, 255, 255)')
  }
  expect(await styleOf(page, 'footer a[target]', 'content', '::after')).toContain('https://')
  expect(await styleOf(page, 'main a[href="/#/services"]', 'content', '::after')).toContain('/#/services')
  for (const shown of pagesAndNotFound) {
    await show(page, shown)
    await expect(page.getByRole('button'), shown.hash).toHaveCount(0)
    await expect(page.getByRole('textbox'), shown.hash).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: /Main|Pages/ }), shown.hash).toHaveCount(0)
  }
  await show(page, services)
  for (const selector of ['h1', 'h2', 'article h3', 'article[data-background="strong"] h3', 'section li a']) {
    expect(await styleOf(page, selector, 'color'), selector).toBe('rgb(0, 0, 0)')
  }
})
