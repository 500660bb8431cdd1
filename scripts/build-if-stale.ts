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

/** Resolves to whether a directory holds a build of the present sources. */
export async function buildIfStale(directory = DIST): Promise<boolean> {
  return isStale(join(root, directory)) ? build(directory) : true
}

/** Resolves to whether the build succeeded. */
export async function build(directory = DIST): Promise<boolean> {
  // A file that changes during the build makes the next build necessary.
  const startedAt = new Date()
  // PORT is a setting of the server and must not change the build.
  const env = { PORT: '', DIST_DIRECTORY: directory }
  const code = await runPackage('tsx', ['build/main.ts'], { env, progress: 'Building the site' })
  if (code === 0) writeStamp(join(root, directory), startedAt)
  return code === 0
}

export function writeStamp(dist: string, startedAt: Date, project = root): void {
  const file = join(dist, STAMP)
  writeFileSync(file, settingsOf(project))
  utimesSync(file, startedAt, startedAt)
}

export function isStale(dist: string, project = root): boolean {
  const file = join(dist, STAMP)
  const stamp = statSync(file, { throwIfNoEntry: false })
  if (!stamp || readFileSync(file, 'utf8') !== settingsOf(project)) return true
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

function settingsOf(project: string): string {
  const file = join(project, '.env')
  const values = BUILD_SETTINGS.map((name) => process.env[name] || '')
  return JSON.stringify([existsSync(file) ? readFileSync(file, 'utf8') : '', values])
}
