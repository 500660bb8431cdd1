import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core'
import type { Driver, Engine } from './driver.ts'

const isRoot = process.getuid?.() === 0

/** Firefox speaks WebDriver BiDi, and has a preference for script. */
export const firefox = (program: string): Engine => ({
  name: 'Firefox',
  start: ({ script }) =>
    start({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: { 'javascript.enabled': script },
    }),
})

/** Chromium's sandbox does not start for root. */
export const chromium = (program: string): Engine => ({
  name: 'Chromium',
  start: ({ script }) =>
    start({
      browser: 'chrome',
      executablePath: program,
      args: [
        '--disable-gpu',
        ...(script ? [] : ['--blink-settings=scriptEnabled=false']),
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    }),
})

async function start(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options })
  const [page = await browser.newPage()] = await browser.pages()
  const troubles: string[] = []
  page.on('console', (message) => {
    // Firefox reports a font that it no longer needs, because the visitor has gone on (NS_BINDING_ABORTED).
    const isAbandoned = message.text().includes('status=2152398850')
    if (message.type() === 'error' && !isAbandoned) troubles.push(message.text())
  })
  page.on('pageerror', (error) => {
    troubles.push(String(error))
  })
  return {
    troubles,
    async goto(url) {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
