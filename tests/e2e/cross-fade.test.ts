import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { about, contact, mainLink, services } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** Replaces the browser's view transition and clock: counts calls, each of which takes this long to prepare. */
async function countFades(page: Page, preparationMs: number) {
  await page.addInitScript((wait) => {
    const counter = window as unknown as { fades: number }
    counter.fades = 0
    let now = 0
    performance.now = () => now
    document.startViewTransition = ((change: () => void) => {
      counter.fades += 1
      now += wait
      change()
      return { ready: Promise.resolve() }
    }) as unknown as typeof document.startViewTransition
  }, preparationMs)
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades)
}

async function visitThree(page: Page) {
  for (const { link, heading } of [services, contact, about]) {
    await mainLink(page, link).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

test('every link to a page cross-fades, except with reduced motion', async ({ page }) => {
  const fades = await countFades(page, 10)
  await open(page, '/#/home')
  await visitThree(page)
  expect(await fades()).toBe(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitThree(page)
  expect(await fades()).toBe(3)
})

test('after one slow cross-fade there are no more', async ({ page }) => {
  const fades = await countFades(page, 200)
  await open(page, '/#/home')
  await visitThree(page)
  expect(await fades()).toBe(1)
})

test('a link pressed during a cross-fade causes no error', async ({ page }) => {
  await open(page, '/#/home')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('header nav a')) link.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading)
})
