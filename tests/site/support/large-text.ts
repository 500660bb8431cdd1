import type { Page } from '@playwright/test'

/** As a user does in the settings of the browser, which differs from zooming and from page styles. */
export async function doubleTextSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
