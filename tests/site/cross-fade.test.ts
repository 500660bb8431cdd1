import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { about, contact, expectPage, mainLink, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

/** Replaces the browser's view transition and clock, so that a test says how long a cross-fade takes to prepare. */
function replaceViewTransition() {
  const state = { fades: 0, preparationMs: 10 }
  let now = 0
  performance.now = () => now
  Object.assign(window, { state })
  document.startViewTransition = ((change: () => void) => {
    state.fades += 1
    now += state.preparationMs
    change()
    return { ready: Promise.resolve() }
  }) as unknown as typeof document.startViewTransition
}

/** Follows three links, and returns the number of cross-fades since the page was opened. */
async function visitThree(page: Page) {
  for (const shown of [services, contact, about]) {
    await mainLink(page, shown.link).click()
    await expectPage(page, shown)
  }
  return page.evaluate(() => (window as unknown as { state: { fades: number } }).state.fades)
}

test('links cross-fade, except with reduced motion and after a slow cross-fade', async ({ page }) => {
  await page.addInitScript(replaceViewTransition)
  await open(page, '/#/home')
  expect(await visitThree(page)).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await visitThree(page)).toBe(3)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() =>
    Object.assign((window as unknown as { state: object }).state, { preparationMs: 200 }),
  )
  expect(await visitThree(page)).toBe(4)
})

test('a link pressed during a cross-fade causes no error', async ({ page }) => {
  await open(page, '/#/home')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('header nav a')) link.click()
  })
  await expectPage(page, contact)
})
