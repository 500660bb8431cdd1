import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Browser } from './engines.ts'

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string, hasScript: boolean): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'javascript.enabled': hasScript },
    defaultViewport: null,
  })
  const [page = await browser.newPage()] = await browser.pages()
  const errors: string[] = []
  // Firefox reports requests that end because the page was left (NS_BINDING_ABORTED), as a message or as an error.
  const report = (error: string) => {
    if (!error.includes('status=2152398850')) errors.push(error)
  }
  page.on('console', (message) => message.type() === 'error' && report(message.text()))
  page.on('pageerror', (error) => report(String(error)))
  return {
    errors,
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
