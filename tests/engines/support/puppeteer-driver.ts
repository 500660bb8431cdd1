import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core'
import type { Driver, Engine } from './driver.ts'

const isRoot = process.getuid?.() === 0

export const firefox = (program: string): Engine => ({
  name: 'Firefox',
  start: ({ script }) =>
    start({
      browser: 'firefox',
      executablePath: program,
      extraPrefsFirefox: { 'javascript.enabled': script },
    }),
})

export const chromium = (program: string): Engine => ({
  name: 'Chromium',
  start: ({ script }) =>
    start({
      browser: 'chrome',
      executablePath: program,
      args: [
        '--disable-gpu',
        ...(script ? [] : ['--blink-settings=scriptEnabled=false']),
        // Chromium's sandbox does not start for root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    }),
})

async function start(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options })
  const [page = await browser.newPage()] = await browser.pages()
  const errors: string[] = []
  // Firefox reports requests that end because the page was left (NS_BINDING_ABORTED), as a message or as an error.
  const report = (error: string) => {
    if (!error.includes('status=2152398850')) errors.push(error)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') report(message.text())
  })
  page.on('pageerror', (error) => report(String(error)))
  return {
    errors,
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
