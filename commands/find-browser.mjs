import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, tool } from './run.mjs'

/**
 * What the search needs to know of the machine, passed in so that every branch can be tested on any machine.
 * @typedef {object} Machine
 * @property {string} platform
 * @property {Record<string, string | undefined>} environment
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} works whether the program starts at all
 * @property {() => string} playwrightPath where Playwright keeps its own browser, there or not
 * @property {() => Promise<boolean>} downloadFromPlaywright
 * @property {() => Promise<boolean>} installFromDebian
 */

/** The first that is set decides: whoever names a browser wants that one and no other. */
const SETTINGS = ['BROWSER_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']

const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const LINUX_PROGRAMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/microsoft-edge',
]
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

/**
 * Where this system keeps a browser that Playwright can drive.
 * @param {Machine} machine
 * @returns {string[]}
 */
function usualPlaces({ platform, environment }) {
  if (platform === 'darwin') return MAC_PROGRAMS
  if (platform !== 'win32') return LINUX_PROGRAMS
  const folders = WINDOWS_FOLDERS.map((name) => environment[name]).filter((folder) => folder !== undefined)
  return WINDOWS_PROGRAMS.flatMap((program) => folders.map((folder) => `${folder}\\${program}`))
}

/**
 * Finds a browser that is there, or installs one.
 * @param {Machine} machine
 * @returns {Promise<{ path: string } | { problem: string }>}
 */
export async function browserOf(machine) {
  const isUsable = (/** @type {string} */ path) => machine.exists(path) && machine.works(path)

  const setting = SETTINGS.find((name) => machine.environment[name])
  const named = setting && machine.environment[setting]
  if (named) {
    return isUsable(named)
      ? { path: named }
      : { problem: `${setting} is ${named}, which is no browser that starts.` }
  }

  const places = () => [machine.playwrightPath(), ...usualPlaces(machine)]
  const there = places().find(isUsable)
  if (there) return { path: there }

  // On a bare Linux the download may arrive and still not start, for want of system libraries; Debian's has them.
  if (await machine.downloadFromPlaywright()) {
    const path = machine.playwrightPath()
    if (isUsable(path)) return { path }
  }
  if (machine.isRoot && machine.exists('/usr/bin/apt-get') && (await machine.installFromDebian())) {
    const path = places().find(isUsable)
    if (path) return { path }
  }
  return {
    problem:
      'There is no browser for the browser tests: install Chromium or Chrome, or set CHROME_PATH to one.',
  }
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Chromium without its windows, from Debian: the same engine opens a page in half the time.
 * @param {Pick<Machine, 'environment' | 'exists' | 'works'>} machine
 */
export function shellOf({ environment, exists, works }) {
  const isNamed = SETTINGS.some((name) => environment[name])
  return !isNamed && exists(HEADLESS_SHELL) && works(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

export const findShell = () => shellOf({ environment: process.env, exists: existsSync, works })

/**
 * Whether the program starts. A file alone proves little on Linux: Ubuntu's chromium-browser is a note about
 * snap, and a download may lack its libraries. Elsewhere asking for the version would open a window.
 * @param {string} path
 */
function works(path) {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** @returns {Promise<string | undefined>} the browser's path; where there is none, it has said so */
export async function findBrowser() {
  // Imported here, because this file is read before anything is installed.
  const { chromium } = await import('@playwright/test')
  const found = await browserOf({
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    works,
    playwrightPath: () => chromium.executablePath(),
    async downloadFromPlaywright() {
      console.log('There is no browser yet: downloading Playwright’s …')
      return (await tool('@playwright/test', ['install', '--no-shell', 'chromium'])) === 0
    },
    async installFromDebian() {
      console.log('The download failed: installing Debian’s chromium …')
      const settings = { DEBIAN_FRONTEND: 'noninteractive' }
      const update = await run('apt-get', ['update', '-qq'], { settings })
      if (update !== 0)
        console.log('The package lists could not be brought up to date; trying with the old ones.')
      return (await run('apt-get', ['install', '-y', '-qq', 'chromium'], { settings })) === 0
    },
  })
  if ('path' in found) return found.path
  console.error(found.problem)
  return undefined
}
