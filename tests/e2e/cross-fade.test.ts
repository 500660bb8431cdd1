import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

/** Stands in for the browser's own cross-fade: counts, and lets so much time go by until it is ready. */
async function countFades(page: Page, readyAfterMs: number) {
  await page.addInitScript((wait) => {
    const counter = window as unknown as { fades: number }
    counter.fades = 0
    document.startViewTransition = ((change: () => void) => {
      counter.fades += 1
      const ready = performance.now() + wait
      performance.now = () => ready
      change()
      Reflect.deleteProperty(performance, 'now')
    }) as typeof document.startViewTransition
  }, readyAfterMs)
  return () => page.evaluate(() => (window as unknown as { fades: number }).fades)
}

async function visitThree(page: Page) {
  await open(page, '/#/home')
  for (const [name, heading] of [
    ['Services', 'Herbs, oils and good counsel.'],
    ['Contact', 'Write to us.'],
    ['About Us', 'One doctor, two traditions.'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

test('each page fades into the next', async ({ page }) => {
  const fades = await countFades(page, 10)
  await visitThree(page)
  expect(await fades()).toBe(3)
})

test('where the fade is slow, the first is the last', async ({ page }) => {
  const fades = await countFades(page, 200)
  await visitThree(page)
  expect(await fades()).toBe(1)
})

test('whoever asked for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fades = await countFades(page, 10)
  await visitThree(page)
  expect(await fades()).toBe(0)
})

test('a browser that has no cross-fade shows the page at once', async ({ page }) => {
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }))
  await visitThree(page)
})
