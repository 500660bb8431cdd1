import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
// As a whole: an old Node, which lacks parseEnv, could not even load a file that asks for it by name.
import util from 'node:util'

/** Everything that the build reads; what is not there is passed over. */
const SOURCES = [
  'art',
  'build',
  'contract',
  'package-lock.json',
  'package.json',
  'relay',
  'src',
  'tsconfig.base.json',
  'tsconfig.node.json',
  'tsconfig.site.json',
  'vite.config.ts',
]

/** The settings that the build reads. SITE_FOLDER is the relay's: it says which built site to serve. */
const isBuildSetting = (/** @type {string} */ name) =>
  /^(CONTENT_FOLDER$|EMAILJS_|SITE_|BASE_PATH$)/.test(name) && name !== 'SITE_FOLDER'

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return isTest(path) ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}

/**
 * The settings that count: those of the environment before those of .env, and an empty one is none.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 */
function buildSettings(root, environment) {
  const file = join(root, '.env')
  const kept = existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {}
  return Object.entries({ ...kept, ...environment })
    .filter(([name, value]) => isBuildSetting(name) && value)
    .sort()
}

/**
 * One short text for all that goes into a build: if it is the same, so is the build. It looks at contents and
 * not at times, because a fresh clone or a change of branch touches every file's time.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function fingerprint(root, environment) {
  const hash = createHash('sha256')
  const sources = [environment.CONTENT_FOLDER || 'content', ...SOURCES]
  for (const path of sources.flatMap((source) => filesIn(root, source))) {
    const contents = readFileSync(join(root, path))
    hash.update(`${path}\0${contents.length}\0`).update(contents)
  }
  hash.update(JSON.stringify(buildSettings(root, environment)))
  return hash.digest('hex')
}
