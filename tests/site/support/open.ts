import type { Page } from '@playwright/test'
import { expectPage } from './pages.ts'

/** Opens a page and waits for hydration. boot.test.ts tests what happens before it. */
export async function open(page: Page, address: string) {
  // A change of the hash alone would stay in the same document.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(address)
  await waitForHydration(page)
}

type Container = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } } } }

/** Runs in the page. Hydration changes nothing visible, so ask React. */
export function isHydrated(): boolean {
  const root: object = document.getElementById('root') ?? {}
  const [, container] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? []
  const { stateNode } = (container ?? {}) as Partial<Container>
  return stateNode?.current.memoizedState?.isDehydrated === false
}

export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated)
  // Effects run in a later task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
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
