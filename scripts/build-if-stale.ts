import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#settings/build-settings.ts'
import type { Environment } from '#settings/environment.ts'
import type { Directories } from '../build/directories.ts'
import { runNode } from './run-node.mjs'

const SOURCES = 'art build content/schema contract index.html package-lock.json relay settings src'.split(' ')

type Built = Pick<Directories, 'content' | 'dist'>

/** Resolves to whether there is a build of the present sources and settings. */
export async function buildIfStale(directories: Built, environment: Environment): Promise<boolean> {
  const sources = [directories.content, ...SOURCES]
  const isFresh = !isStale(stampFile(directories), settingsIn(environment), sources)
  return isFresh || build(directories, environment)
}

/** Resolves to whether the build succeeded. */
export async function build({ content, dist }: Built, environment: Environment): Promise<boolean> {
  // A file that changes during the build makes the next build necessary.
  const startedAt = new Date()
  const args = ['scripts/run-typescript.mjs', 'scripts/build-site.ts', '--content', content, '--dist', dist]
  const isBuilt = await runNode(args, { env: environment, progress: 'Building the site' })
  if (isBuilt) writeStamp(stampFile({ dist }), settingsIn(environment), startedAt)
  return isBuilt
}

const settingsIn = (environment: Environment) => JSON.stringify(readSettings(environment))

/** The settings of the last build. The modification time of the file is when that build started. */
const stampFile = ({ dist }: Pick<Built, 'dist'>) => join(dist, '.built')

export function writeStamp(file: string, settings: string, startedAt: Date): void {
  writeFileSync(file, settings)
  utimesSync(file, startedAt, startedAt)
}

export function isStale(stampFile: string, settings: string, sources: readonly string[]): boolean {
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
