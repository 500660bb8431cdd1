import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run, runPackage } from './run.mjs'

const PATHS = [
  // Debian's Chromium without windows: it opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium for the browser tests, which is installed if there is none. */
export async function findBrowser(): Promise<string | undefined> {
  const found = process.env.CHROME_PATH || PATHS.find(starts)
  if (found) return found
  const progress = 'Installing Chromium for the browser tests'
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
    await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, progress })
  }
  if (!PATHS.some(starts)) await runPackage('@playwright/test', ['install', 'chromium'], { progress })
  return PATHS.find(starts)
}

/** On Linux the file alone proves little: it may be a note about snap, or lack its libraries. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
