// node scripts/run-typescript.mjs <file.ts> [arguments]: installs packages, then runs the file in this process.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUp } from './set-up.mjs'

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
