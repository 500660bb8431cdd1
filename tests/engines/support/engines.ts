import { existsSync } from 'node:fs'
import { startFirefox } from './firefox.ts'
import { startWebKit, WEBKIT_DRIVER, XVFB } from './webkit.ts'

/** What the tests need of a browser, over any protocol. */
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

/** Those on this machine, apart from Chromium, which tests/site covers. */
export const engines: Record<string, (hasScript: boolean) => Promise<Browser>> = {}
if (FIREFOX) engines.Firefox = (hasScript) => startFirefox(FIREFOX, hasScript)
if ([WEBKIT_DRIVER, XVFB].every(existsSync)) engines.WebKit = startWebKit
