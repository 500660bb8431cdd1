import { expect, type Page } from '@playwright/test'
import { expectPage } from './pages.ts'

/** Opens a page and waits for hydration. boot.test.ts tests what happens before it. */
export async function open(page: Page, address: string) {
  // A change of the hash alone would stay in the same document. A file of the site takes less time than about:blank, for
  // which Chromium starts a new process.
  if (page.url() !== 'about:blank' && address.includes('#')) {
    await page.goto(new URL('/robots.txt', page.url()).href)
  }
  await page.goto(address)
  await waitForHydration(page)
}

/** With React there is a place for toasts, which screen readers list among the regions of the page. */
export async function waitForHydration(page: Page) {
  const toasts = page.getByRole('region', { name: 'Notifications', includeHidden: true })
  await expect(toasts).toBeAttached()
}

/** Goes to another page in the same document, as a link does. */
export async function show(page: Page, shown: { hash: string; heading: string; title: string }) {
  await page.evaluate(async (address) => {
    location.assign(address)
    // In the next frame the page is scrolled and its heading focused.
    await new Promise(requestAnimationFrame)
  }, shown.hash)
  await expectPage(page, shown)
}
