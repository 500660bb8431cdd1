// node scripts/run-typescript.mjs <file.ts> [arguments]: installs packages, then runs the file in this process.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUp } from './set-up.mjs'

if (process.env.npm_lifecycle_event) exitWithNpm()
await setUp()
const { register } = await import('tsx/esm/api')
register()
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(String(process.argv[1]))).href).catch(({ stack, cause }) => {
  // Node would also print a line of source, which says nothing to an owner. OwnerMistakes have no stack.
  console.error(stack)
  if (cause) console.error(cause)
  process.exit(1)
})

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
