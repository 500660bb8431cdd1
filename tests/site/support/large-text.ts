import type { CDPSession, Page } from '@playwright/test'

/** Sets the text size in percent as in the settings of the browser, which differs from zooming and from page styles. */
export async function setTextSize(session: CDPSession, percent: number) {
  const scale = (size: number) => Math.round((size * percent) / 100)
  await session.send('Page.setFontSizes', { fontSizes: { standard: scale(16), fixed: scale(13) } })
}

export const doubleTextSize = async (page: Page) => setTextSize(await page.context().newCDPSession(page), 200)
