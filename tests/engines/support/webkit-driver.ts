import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import type { Driver, Engine } from './driver.ts'

type WebKitPrograms = { driver: string; browser: string; display: string }

const NAMED_KEYS: Record<string, string> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }

/** WebKitGTK's MiniBrowser, driven over WebDriver. It needs a display, so it gets one in memory. */
export const webkit = (programs: WebKitPrograms): Engine => ({
  name: 'WebKit',
  start: ({ script }) => start(programs, ['--automation', `--enable-javascript=${script}`]),
})

async function start(
  { driver, browser: binary, display: xvfb }: WebKitPrograms,
  args: string[],
): Promise<Driver> {
  const display = await startDisplay(xvfb)
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({ ...(process.env as Record<string, string>), DISPLAY: display.name })
    .build()
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } })
    .build()
  return {
    // WebDriver cannot read the console.
    errors: [],
    goto: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    tap: (x, y) => browser.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    async press(keys) {
      await browser
        .actions()
        .sendKeys(...keys.map((key) => NAMED_KEYS[key] ?? key))
        .perform()
    },
    async resize(width, height) {
      // The window has a bar above the page, and is never narrower than some 450 px.
      const bar = Number(await browser.executeScript('return outerHeight - innerHeight'))
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar })
    },
    async close() {
      await browser.quit()
      await service.kill()
      await display.close()
    },
  }
}

/** Where Xvfb writes the number of the display that it has chosen. */
const DISPLAY_FD = 3

async function startDisplay(program: string) {
  const args = ['-displayfd', String(DISPLAY_FD), '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const [number] = await Promise.race([once(child.stdio[DISPLAY_FD] as Readable, 'data'), ended])
  if (child.exitCode !== null) throw new Error('Xvfb did not start')
  return {
    name: `:${String(number).trim()}`,
    async close() {
      child.kill()
      await ended
    },
  }
}
