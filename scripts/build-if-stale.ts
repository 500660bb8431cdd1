import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSettings } from '#settings/build-settings.ts'
import { runNode } from './run-node.mjs'

const SOURCES =
  'art build content/schema contract index.html package-lock.json relay settings src vite.config.ts'.split(
    ' ',
  )

/** Resolves to whether there is a build of the present sources, in dist/ or in DIST_DIRECTORY. */
export async function buildIfStale(): Promise<boolean> {
  const sources = [process.env.CONTENT_DIRECTORY || 'content', ...SOURCES]
  return isStale(stampFile(), sources) ? build() : true
}

/** Resolves to whether the build succeeded. */
export async function build(): Promise<boolean> {
  // A file that changes during the build makes the next build necessary.
  const startedAt = new Date()
  const program = ['scripts/run-typescript.mjs', 'build/main.ts']
  const isBuilt = await runNode(program, { progress: 'Building the site' })
  if (isBuilt) writeStamp(stampFile(), startedAt)
  return isBuilt
}

/** The settings of the last build. The modification time of the file is when that build started. */
const stampFile = () => join(process.env.DIST_DIRECTORY || 'dist', '.built')

export function writeStamp(file: string, startedAt: Date): void {
  writeFileSync(file, JSON.stringify(loadSettings()))
  utimesSync(file, startedAt, startedAt)
}

export function isStale(stampFile: string, sources: readonly string[]): boolean {
  const settings = JSON.stringify(loadSettings())
  const stamp = statSync(stampFile, { throwIfNoEntry: false })
  if (!stamp || readFileSync(stampFile, 'utf8') !== settings) return true
  return sources.some((path) => isNewer(path, stamp.mtimeMs))
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
