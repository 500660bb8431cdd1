import { existsSync } from 'node:fs'
import type { Engine } from './driver.ts'
import { firefox } from './firefox-driver.ts'
import { webkit } from './webkit-driver.ts'

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const WEBKIT = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
]
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/** The engines on this machine, apart from Chromium, which tests/e2e covers. */
export function installedEngines(): Engine[] {
  const { FIREFOX_PATH = FIREFOX.find(existsSync) } = process.env
  const miniBrowser = [WEBKIT_DRIVER, XVFB].every(existsSync) ? WEBKIT.find(existsSync) : undefined
  if (!FIREFOX_PATH) console.log('Firefox is not tested: install it (Debian: firefox-esr).')
  if (!miniBrowser) console.log('WebKit is not tested: install it (Debian: webkit2gtk-driver and xvfb).')
  return [
    ...(FIREFOX_PATH ? [firefox(FIREFOX_PATH)] : []),
    ...(miniBrowser ? [webkit({ driver: WEBKIT_DRIVER, browser: miniBrowser, display: XVFB })] : []),
  ]
}
