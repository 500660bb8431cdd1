// npm start: builds the site if its sources have changed, and serves it.
import { setTimeout } from 'node:timers/promises'
import { buildIfStale } from './build-if-stale.ts'

const BUILT_RELAY = '../dist/relay/main.js'

if (!(await buildIfStale())) {
  console.error('The site was not built, so there is nothing to serve: see above.')
  process.exit(1)
}
// In this process, so that ending npm start always ends the server.
const { address } = await import(BUILT_RELAY)
// The log is written asynchronously, and the address must come after it.
await setTimeout(100)
console.log(`\n${address}`)
