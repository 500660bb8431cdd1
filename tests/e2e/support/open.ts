import { expect, type Page } from '@playwright/test'

/** Opens a page and waits for hydration. boot.test.ts tests what happens before it. */
export async function open(page: Page, address: string) {
  // A change of the hash alone would stay in the same document.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(address)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => {
    // Hydration changes nothing visible, so ask React.
    const root = document.getElementById('root') as Record<string, unknown> | null
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    const fiber =
      key && (root[key] as { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } })
    return fiber && fiber.stateNode.current.memoizedState?.isDehydrated === false
  })
  // Effects run in a later task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Goes to another page in the same document, as a link does. */
export async function show(page: Page, { hash, heading }: { hash: string; heading: string }) {
  await page.evaluate(async (address) => {
    location.assign(address)
    // In the next frame the page is scrolled and its heading focused.
    await new Promise(requestAnimationFrame)
  }, hash)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
