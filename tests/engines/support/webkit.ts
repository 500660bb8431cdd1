import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { vi } from 'vitest'
import { freePort } from '../../site/support/free-port.ts'
import type { Browser } from './engines.ts'

/** Xvfb writes the number of the display that it has chosen to this file descriptor. */
const DISPLAY_FD = 3

const NAMED_KEYS: Record<string, string> = { Tab: Key.TAB, Escape: Key.ESCAPE }

type WebKitOptions = { driverPath: string; xvfbPath: string; hasScript: boolean }

/** WebKitGTK's MiniBrowser, driven over WebDriver. It needs a display, so it gets one in memory. */
export async function startWebKit({ driverPath, xvfbPath, hasScript }: WebKitOptions): Promise<Browser> {
  const xvfb = spawn(xvfbPath, ['-displayfd', String(DISPLAY_FD), '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(xvfb.stdio[DISPLAY_FD] as Readable, 'data')
  const port = await freePort()
  // The program env replaces itself by the driver, so ending it ends the driver.
  const args = [`DISPLAY=:${String(display).trim()}`, driverPath, `--port=${port}`]
  const driver = spawn('env', args, { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000 })
  const browserArgs = ['--automation', `--enable-javascript=${hasScript}`]
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: browserArgs } })
    .build()
  return {
    // WebDriver cannot read the console.
    errors: [],
    goto: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    tap: (x, y) => browser.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    press(keys) {
      const named = keys.map((key) => NAMED_KEYS[key] ?? key)
      return browser
        .actions()
        .sendKeys(...named)
        .perform()
    },
    async resize(width, height) {
      // The window has a bar above the page, and is never narrower than some 450 px.
      const bar = Number(await browser.executeScript('return outerHeight - innerHeight'))
      return browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar })
    },
    async close() {
      await browser.quit()
      driver.kill()
      xvfb.kill()
    },
  }
}
