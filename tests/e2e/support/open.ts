import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until React has taken it over. What a page can do before that is the matter of
 * early.test.ts; all other tests speak of the page as it is afterwards.
 */
export async function open(page: Page, address: string) {
  // From one hash to another the browser would stay in the same document, and a test on the page before.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(address)
  await alive(page)
}

export async function alive(page: Page) {
  await page.waitForFunction(() => {
    // React's own note of whether it still has to hydrate: nothing that is visible tells.
    const root = document.getElementById('root') as Record<string, unknown> | null
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    const fiber =
      key && (root[key] as { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } })
    return fiber && fiber.stateNode.current.memoizedState?.isDehydrated === false
  })
  // Effects follow in a task of their own.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}
