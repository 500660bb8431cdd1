import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runPackage } from './run.mjs'

const SOURCES = 'art build contract index.html package-lock.json relay src vite.config.ts'.split(' ')
/** The settings that change a build. */
export const BUILD_SETTINGS = [
  'BASE_PATH',
  'CONTENT_DIRECTORY',
  'EMAILJS_ORIGIN', // the old name of ENQUIRY_ORIGIN, which the build refuses
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'ENQUIRY_ORIGIN',
  'HSTS_INCLUDE_SUBDOMAINS',
  'SITE_URL',
]

const DIST = 'dist'
/** Holds the settings of the last build. Its modification time is when that build started. */
const STAMP = '.built'

type Environment = Readonly<Record<string, string | undefined>>

/** Resolves to whether a directory holds a build of the present sources. */
export async function buildIfStale(directory = DIST): Promise<boolean> {
  return isStale(root, process.env, directory) ? build(directory) : true
}

/** Resolves to whether the build succeeded. */
export async function build(directory = DIST): Promise<boolean> {
  // A file that changes during the build makes the next build necessary.
  const startedAt = new Date()
  // PORT is a setting of the server and must not change the build.
  const env = { PORT: '', DIST_DIRECTORY: directory }
  const code = await runPackage('tsx', ['build/main.ts'], { env, progress: 'Building the site' })
  if (code === 0) writeStamp(root, process.env, startedAt, directory)
  return code === 0
}

export function writeStamp(
  project: string,
  environment: Environment,
  startedAt: Date,
  directory = DIST,
): void {
  const file = join(project, directory, STAMP)
  writeFileSync(file, settingsOf(project, environment))
  utimesSync(file, startedAt, startedAt)
}

export function isStale(project: string, environment: Environment, directory = DIST): boolean {
  const file = join(project, directory, STAMP)
  const stamp = statSync(file, { throwIfNoEntry: false })
  if (!stamp || readFileSync(file, 'utf8') !== settingsOf(project, environment)) return true
  const sources = [environment.CONTENT_DIRECTORY || 'content', ...SOURCES]
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

function settingsOf(project: string, environment: Environment): string {
  const file = join(project, '.env')
  const values = BUILD_SETTINGS.map((name) => environment[name] || '')
  return JSON.stringify([existsSync(file) ? readFileSync(file, 'utf8') : '', values])
}
