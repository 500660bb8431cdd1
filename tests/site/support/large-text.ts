import type { Page } from '@playwright/test'

/** Sets the text size in percent as in the settings of the browser, which differs from zooming and from page styles. */
export async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  const scale = (size: number) => Math.round((size * percent) / 100)
  await session.send('Page.setFontSizes', { fontSizes: { standard: scale(16), fixed: scale(13) } })
}

export const doubleTextSize = (page: Page) => setTextSize(page, 200)
