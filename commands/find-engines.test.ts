import { expect, test } from 'vitest'
import { findEngines } from './find-engines.mjs'

const BROWSER_PATH = '/usr/bin/chromium'
const DEBIAN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/bin/Xvfb',
]
const machineWith = (files: readonly string[]) => (path: string) => files.includes(path)

test('finds all three engines where Debian puts them', () => {
  const { found, missing, settings } = findEngines({ BROWSER_PATH }, machineWith(DEBIAN))
  expect(found).toEqual(['Chromium', 'Firefox', 'WebKit'])
  expect(missing).toEqual([])
  expect(Object.values(settings)).toEqual([BROWSER_PATH, ...DEBIAN])
})

test('names each engine that is not there, and what would bring it', () => {
  expect(findEngines({}, machineWith([])).missing).toEqual([
    'Chromium (Debian: chromium)',
    'Firefox (Debian: firefox-esr)',
    'WebKit (Debian: webkit2gtk-driver and xvfb)',
  ])
})

test('counts WebKit as missing while a part of it is', () => {
  const withoutDisplay = DEBIAN.filter((path) => !path.endsWith('Xvfb'))
  expect(findEngines({ BROWSER_PATH }, machineWith(withoutDisplay)).found).toEqual(['Chromium', 'Firefox'])
})

test('takes the program that a setting names', () => {
  const own = { FIREFOX_PATH: '/opt/firefox/firefox' }
  expect(findEngines(own, machineWith(DEBIAN)).settings.FIREFOX_PATH).toBe('/opt/firefox/firefox')
})
