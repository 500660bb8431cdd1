import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { root, run } from './run.mjs'

const PARENT_CHECK_INTERVAL_MS = 100

/** What every script does first: installs the packages and the git hooks. Takes milliseconds when both are there. */
export async function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Node.js 20.19 or newer is needed, and this is ${process.version}. Install it from nodejs.org.`,
    )
    process.exit(1)
  }
  if (/[#?*]/.test(root)) {
    console.error(`Rename the folder ${root}: Vite cannot build where a path has #, ? or *.`)
    process.exit(1)
  }
  exitWithParent()
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
  // With NODE_ENV=production npm would leave out the build tools.
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error'], {
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32',
    progress: 'Installing packages (about a minute)',
  })
  if (code === 0) return
  console.error('The packages could not be installed: see above. Is there a network connection?')
  process.exit(1)
}

/**
 * Ends this process when npm has ended: some shells do not pass npm's signal on, and the server would keep its port.
 * https://github.com/npm/cli/issues/5776
 */
function exitWithParent() {
  const { npm_lifecycle_event: isStartedByNpm } = process.env
  if (!isStartedByNpm) return
  const parent = process.ppid
  const interval = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(interval)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_INTERVAL_MS)
  interval.unref()
}
