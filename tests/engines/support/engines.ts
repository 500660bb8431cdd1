import { existsSync } from 'node:fs'
import { type BrowserType, firefox, webkit } from '@playwright/test'

/** The part of a browser that the tests need, over any protocol. */
export type Browser = {
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page, also if the page's own script is off. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a position in the viewport. */
  tap(x: number, y: number): Promise<void>
  /** Presses and releases each key in turn: a single character, Tab or Escape. */
  press(keys: readonly string[]): Promise<void>
  resize(width: number, height: number): Promise<unknown>
  /** The errors in the console so far, if the protocol can read them. */
  errors: readonly string[]
  close(): Promise<void>
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
].find(existsSync)

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/** If Playwright's own Firefox and WebKit are installed, they run the tests of tests/site that are tagged @engines. */
const isTestedByPlaywright = (browser: BrowserType) => existsSync(browser.executablePath())

/** The installed browsers that Playwright cannot drive. */
export const engines: Record<string, (hasScript: boolean) => Promise<Browser>> = {}
/** The programs to install for engines that nothing tests. */
export const missing: string[] = []

if (!isTestedByPlaywright(firefox)) {
  // Each driver takes a second to import, and no test needs both.
  if (FIREFOX) {
    engines.Firefox = async (hasScript) => {
      const { startFirefox } = await import('./firefox.ts')
      return startFirefox(FIREFOX, hasScript)
    }
  } else missing.push('Firefox is not tested: install it (Debian: firefox-esr).')
}
if (!isTestedByPlaywright(webkit)) {
  if ([WEBKIT_DRIVER, XVFB].every(existsSync)) {
    engines.WebKit = async (hasScript) => {
      const { startWebKit } = await import('./webkit.ts')
      return startWebKit({ driverPath: WEBKIT_DRIVER, xvfbPath: XVFB, hasScript })
    }
  } else missing.push('WebKit is not tested: install it (Debian: webkit2gtk-driver, xvfb).')
}
