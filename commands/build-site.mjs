import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { root, tool } from './run.mjs'

const STAMP = join(root, 'dist/.built-from')

export const RELAY = join(root, 'dist/relay/main.js')

/**
 * Builds the site, unless what is in dist was built from the very same things.
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<boolean>} whether there is a good build now
 */
export async function buildSite({ always = false } = {}) {
  // Taken before the build: whatever changes while it runs makes the next start build again.
  const sources = fingerprint(root, process.env)
  if (!always && existsSync(RELAY) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources)
    return true
  rmSync(STAMP, { force: true })
  console.log('Building the site …')
  // The port belongs to the server: a build must be the same whichever one it is started on next.
  if ((await tool('tsx', ['build/main.ts'], { settings: { PORT: '', DIST_FOLDER: '' } })) !== 0) return false
  writeFileSync(STAMP, sources)
  return true
}
