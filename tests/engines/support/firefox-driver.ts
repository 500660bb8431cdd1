import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Driver, Engine } from './driver.ts'

/** Firefox, driven over WebDriver BiDi. */
export const firefox = (program: string): Engine => ({
  name: 'Firefox',
  start: ({ script }) => start(program, { 'javascript.enabled': script }),
})

async function start(program: string, preferences: Record<string, unknown>): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: preferences,
    defaultViewport: null,
  })
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
    close: () => browser.close(),
  }
}
