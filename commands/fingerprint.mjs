import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the build reads; what is not there is passed over. */
const SOURCES = [
  '.env',
  'art',
  'build',
  'content',
  'contract',
  'package-lock.json',
  'package.json',
  'relay',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.site.json',
  'vite.config.ts',
]

/** The settings that the build reads. SITE_FOLDER is the relay's: it says which built site to serve. */
const isBuildSetting = (/** @type {string} */ name) =>
  /^(EMAILJS_|SITE_|BASE_PATH$)/.test(name) && name !== 'SITE_FOLDER'

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
 * One short text for all that goes into a build: if it is the same, so is the build. It looks at contents and
 * not at times, because a fresh clone or a change of branch touches every file's time.
 * @param {string} root
 * @param {Record<string, string | undefined>} environment
 * @returns {string}
 */
export function fingerprint(root, environment) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesIn(root, source))) {
    const contents = readFileSync(join(root, path))
    hash.update(`${path}\0${contents.length}\0`).update(contents)
  }
  for (const name of Object.keys(environment).filter(isBuildSetting).sort()) {
    hash.update(`${name}=${environment[name]}\0`)
  }
  return hash.digest('hex')
}
