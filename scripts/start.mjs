// npm start: installs packages, builds the site if its sources have changed, and serves it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build-if-stale.mjs'
import { root } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if (!(await buildIfStale())) {
  console.error('The site was not built, so there is nothing to serve: see above.')
  process.exit(1)
}
// In this process, so that ending npm start always ends the server.
const { address } = await import(pathToFileURL(join(root, 'dist/relay/main.js')).href)
console.log(`\n${address}`)
