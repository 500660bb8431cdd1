import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode } from './run-node.mjs'

const PATHS = [
  // This is Debian's Chromium without windows, which opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of a Chromium for the browser tests, and installs one if there is none. `chosen` is CHROME_PATH. */
export async function findBrowser(chosen: string | undefined): Promise<string | undefined> {
  const found = chosen || PATHS.find(existsSync)
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
    for (const args of [['update'], install]) spawnSync('apt-get', args, { stdio: 'inherit' })
  }
  if (!PATHS.some(existsSync)) await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return PATHS.find(existsSync)
}
