import type { Page } from '@playwright/test'
import { later } from './later.ts'

/** Holds requests back, as a slow network does, until the returned function is called. */
export async function hold(page: Page, address: string) {
  const { promise, resolve } = later()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
