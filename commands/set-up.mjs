import './check-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { endWithNpm } from './end-with-npm.mjs'
import { npm, root, stop } from './run.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * Whether npm's own record of what it installed holds what package-lock.json asks for. npm writes the record
 * last, so an interrupted install leaves none. Optional packages are those of other systems, which npm leaves out.
 * @param {Packages} wanted
 * @param {Packages | undefined} installed
 * @param {{ platform: string, arch: string }} machine
 * @returns {boolean}
 */
export function isInstalled(wanted, installed, { platform, arch }) {
  if (!installed) return false
  const isHere = Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
  // A folder brought over from another system (a mount in a container, say) has that system's programs in it.
  const isOurs = Object.values(installed).every(
    ({ os, cpu }) => (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)),
  )
  return isHere && isOurs
}

/**
 * @param {string} path
 * @returns {Packages | undefined}
 */
function packagesIn(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

/** Lets git find our hooks, unless this is no clone or its owner has hooks of their own. */
function installHooks() {
  if (!existsSync(join(root, '.git'))) return
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const asked = git('rev-parse', '--git-common-dir', '--git-path', 'hooks')
  if (asked.status !== 0) return
  const [gitFolder = '', hooks = ''] = asked.stdout.split('\n').map((path) => resolve(root, path))
  const isDefault = hooks === join(gitFolder, 'hooks')
  const isUsed = existsSync(hooks) && readdirSync(hooks).some((name) => !name.endsWith('.sample'))
  if (isDefault && !isUsed) git('config', 'core.hooksPath', '.githooks')
}

/** What every command does first: installs what is missing. When nothing is, it costs a few milliseconds. */
export async function setUp() {
  endWithNpm()
  process.chdir(root)
  const wanted = packagesIn('package-lock.json')
  if (!wanted) stop('package-lock.json is missing: bring it back with git checkout package-lock.json.')
  if (!isInstalled(wanted, packagesIn('node_modules/.package-lock.json'), process)) {
    console.log('Installing the packages of package-lock.json (once, a minute or so) …')
    // With NODE_ENV=production npm would leave out the tools that build the site.
    const code = await npm('ci --include=dev --no-audit --no-fund --loglevel=error')
    if (code !== 0)
      stop(`npm ended with ${code} and installed nothing: its reason stands above. It needs a network.`)
  }
  installHooks()
}
