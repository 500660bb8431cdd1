// `node scripts/run-typescript.mjs <file.ts> [arguments]` installs packages and git hooks if they are missing, and runs the
// file in this process. It is JavaScript, because nothing that reads TypeScript may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runNode } from './run-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `This is Node.js ${process.version}. Install version 24 from nodejs.org; 20.19 is the oldest that works.`,
  )
}
if (/[#?*]/.test(root)) stop(`Rename the folder ${root}: Vite cannot build where a path has #, ? or *.`)
process.chdir(root)
if (process.env.npm_lifecycle_event) exitWithNpm()
if (!isInstalled()) await install()
// Points git to our hooks, unless other hooks are configured.
const hooksPath = existsSync('.git') && spawnSync('git', ['config', 'core.hooksPath'])
if (hooksPath && hooksPath.status === 1) spawnSync('git', ['config', 'core.hooksPath', '.githooks'])

const { register } = await import('tsx/esm/api')
register()
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(String(process.argv[1]))).href).catch((error) => {
  const { code, message, stack, cause } = error
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) stop(`This user may not do that. ${message}`)
  // Node would also print a line of source, which says nothing to an owner. OwnerMistakes have no stack.
  console.error(stack)
  if (cause) console.error(cause)
  process.exit(1)
})

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
  const isDone = await runNode(args, { progress: 'Installing packages (about a minute)' })
  if (!isDone) stop('The packages could not be installed: see above. Is there a network connection?')
}

/** The shell between npm and us does not pass signals on, and a server would keep its port: npm/cli#5776. */
function exitWithNpm() {
  const shell = process.ppid
  const interval = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(interval)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  interval.unref()
}

/** @param {string} reason */
function stop(reason) {
  console.error(reason)
  process.exit(1)
}
