import type { Page } from '@playwright/test'

/** Does what Promise.withResolvers() does, which Node 20 does not have. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

/** Holds requests back, as a slow network does, until the returned function is called. */
export async function hold(page: Page, address: string) {
  const { promise, resolve } = deferred()
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
