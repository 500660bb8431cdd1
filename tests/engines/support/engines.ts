import type { Engine } from './driver.ts'
import { chromium, firefox } from './puppeteer-driver.ts'
import { webkit } from './webkit-driver.ts'

/** The engines that commands/find-engines.mjs found on this machine. */
export function enginesHere(): Engine[] {
  const { BROWSER_PATH, FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH, XVFB_PATH } = process.env
  return [
    ...(BROWSER_PATH ? [chromium(BROWSER_PATH)] : []),
    ...(FIREFOX_PATH ? [firefox(FIREFOX_PATH)] : []),
    ...(WEBKIT_DRIVER_PATH && WEBKIT_PATH && XVFB_PATH
      ? [webkit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_PATH, display: XVFB_PATH })]
      : []),
  ]
}
