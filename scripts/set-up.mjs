import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { root, runNode } from './run.mjs'

/** What every script does first: installs the packages and the git hooks. Takes milliseconds when both are there. */
export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Node.js 20.19 or newer is needed, and this is ${process.version}. Install it from nodejs.org.`)
  }
  if (/[#?*]/.test(root)) stop(`Rename the folder ${root}: Vite cannot build where a path has #, ? or *.`)
  process.chdir(root)
  if (!isInstalled()) await install()
  // Points git to our hooks, unless other hooks are configured.
  const hooksPath = existsSync('.git') && spawnSync('git', ['config', 'core.hooksPath'])
  if (hooksPath && hooksPath.status === 1) spawnSync('git', ['config', 'core.hooksPath', '.githooks'])
}

function isInstalled() {
  // npm writes this file last. An install that was interrupted, or one without the build tools, is done again.
  const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })
  const isComplete = installed && existsSync('node_modules/tsx/package.json')
  return isComplete && installed.mtimeMs >= statSync('package-lock.json').mtimeMs
}

async function install() {
  // npm sets this in every script that it runs.
  const { npm_execpath: npm } = process.env
  if (!npm) return stop('The packages are not installed: run npm ci --include=dev')
  // With NODE_ENV=production npm would leave out the build tools.
  const args = [npm, 'ci', '--include=dev', '--loglevel=error']
  const code = await runNode(args, { progress: 'Installing packages (about a minute)' })
  if (code !== 0) stop('The packages could not be installed: see above. Is there a network connection?')
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}
