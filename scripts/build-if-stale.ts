import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSettings } from '../build/settings.ts'
import { root, runNode } from './run.mjs'

const SOURCES = 'art build contract index.html package-lock.json relay src vite.config.ts'.split(' ')
const DIST = 'dist'
/** Holds the settings of the last build. Its modification time is when that build started. */
const STAMP = '.built'

/** Resolves to whether a directory holds a build of the present sources. */
export async function buildIfStale(directory = DIST): Promise<boolean> {
  return isStale(join(root, directory)) ? build(directory) : true
}

/** Resolves to whether the build succeeded. */
export async function build(directory = DIST): Promise<boolean> {
  // A file that changes during the build makes the next build necessary.
  const startedAt = new Date()
  const env = { DIST_DIRECTORY: directory }
  const code = await runNode(['--import', 'tsx', 'build/main.ts'], { env, progress: 'Building the site' })
  if (code === 0) writeStamp(join(root, directory), startedAt)
  return code === 0
}

export function writeStamp(dist: string, startedAt: Date): void {
  const file = join(dist, STAMP)
  writeFileSync(file, JSON.stringify(loadSettings()))
  utimesSync(file, startedAt, startedAt)
}

export function isStale(dist: string, project = root): boolean {
  const file = join(dist, STAMP)
  const stamp = statSync(file, { throwIfNoEntry: false })
  if (!stamp || readFileSync(file, 'utf8') !== JSON.stringify(loadSettings())) return true
  const sources = [process.env.CONTENT_DIRECTORY || 'content', ...SOURCES]
  return sources.some((path) => isNewer(join(project, path), stamp.mtimeMs))
}

/**
 * Asks for the change time, because a picture that is copied over another keeps its old modification time.
 * Directories count too: theirs changes when a file in them is removed or renamed.
 */
function isNewer(path: string, time: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return false
  if (stats.ctimeMs > time) return true
  return stats.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), time))
}
