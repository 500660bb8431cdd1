import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run, runPackage } from './run.mjs'

const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env

const PATHS = [
  // Debian's Chromium without windows: it opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  `${PROGRAMFILES_X86}\\Microsoft\\Edge\\Application\\msedge.exe`,
]

/** The path of a Chromium for the browser tests, which is installed if there is none. */
export async function findBrowser(): Promise<string | undefined> {
  const { BROWSER_PATH, CHROME_PATH } = process.env
  const configured = BROWSER_PATH || CHROME_PATH
  if (configured) return configured
  const found = PATHS.find(starts)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installDebianPackages()
  const installed = PATHS.find(starts)
  if (installed) return installed
  await runPackage('@playwright/test', ['install', 'chromium'])
  return PATHS.find(starts)
}

async function installDebianPackages() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  await run('apt-get', args, { env, progress: 'Installing Chromium for the browser tests' })
}

/** On Linux the file alone proves little: it may be a note about snap, or lack its libraries. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
