import { chromium, type Page, type ViewportSize } from '@playwright/test'
import config from '../../../playwright.config.ts'

/** A browser whose user has doubled the text size in its settings, which differs from zooming and from page styles. */
export async function withLargeText(viewport: ViewportSize, use: (page: Page) => Promise<void>) {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const page = await browser.newPage({ viewport })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await use(page)
  } finally {
    await browser.close()
  }
}
