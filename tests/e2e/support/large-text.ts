import { chromium, type Page, type ViewportSize } from '@playwright/test'
import config from '../../../playwright.config.ts'

// Playwright sets the first four itself, and only the last --blink-settings counts.
const SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'defaultFontSize=32',
  'defaultMonospaceFontSize=26',
]

/** A browser whose user has doubled the text size in its settings, which differs from zooming and from page styles. */
export async function withLargeText(viewport: ViewportSize, use: (page: Page) => Promise<void>) {
  const options = config.use?.launchOptions
  const args = [...(options?.args ?? []), `--blink-settings=${SETTINGS.join()}`]
  const browser = await chromium.launch({ ...options, args })
  try {
    await use(await browser.newPage({ viewport }))
  } finally {
    await browser.close()
  }
}
