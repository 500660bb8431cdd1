// The browser engines that the journeys in tests/engines can be walked in.
import { existsSync } from 'node:fs'

/**
 * Where Debian and its kin put each program. A setting of the same name comes first.
 * @type {Record<string, readonly string[]>}
 */
const PLACES = {
  FIREFOX_PATH: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  WEBKIT_DRIVER_PATH: ['/usr/bin/WebKitWebDriver'],
  WEBKIT_PATH: ['x86_64', 'aarch64']
    .flatMap((machine) => [`/usr/lib/${machine}-linux-gnu`, '/usr/libexec', '/usr/lib'])
    .flatMap((folder) => [`${folder}/webkit2gtk-4.1/MiniBrowser`, `${folder}/webkit2gtk-4.0/MiniBrowser`]),
  XVFB_PATH: ['/usr/bin/Xvfb'],
}

/** What each engine needs, and how Debian's reader gets it. */
const ENGINES = [
  { name: 'Chromium', needs: ['BROWSER_PATH'], packages: 'chromium' },
  { name: 'Firefox', needs: ['FIREFOX_PATH'], packages: 'firefox-esr' },
  {
    name: 'WebKit',
    needs: ['WEBKIT_DRIVER_PATH', 'WEBKIT_PATH', 'XVFB_PATH'],
    packages: 'webkit2gtk-driver and xvfb',
  },
]

/**
 * @param {Record<string, string | undefined>} environment with BROWSER_PATH, where there is a Chromium
 * @param {(path: string) => boolean} [exists]
 */
export function findEngines(environment, exists = existsSync) {
  const paths = Object.entries(PLACES).map(
    ([name, places]) => /** @type {const} */ ([name, environment[name] || places.find(exists)]),
  )
  /** @type {Record<string, string | undefined>} */
  const settings = { BROWSER_PATH: environment.BROWSER_PATH, ...Object.fromEntries(paths) }
  const isThere = (/** @type {{ needs: string[] }} */ { needs }) => needs.every((name) => settings[name])
  return {
    settings,
    found: ENGINES.filter(isThere).map(({ name }) => name),
    missing: ENGINES.filter((engine) => !isThere(engine)).map(
      ({ name, packages }) => `${name} (Debian: ${packages})`,
    ),
  }
}
