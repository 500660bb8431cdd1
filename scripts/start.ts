// npm start: builds the site if its sources have changed, and serves it.
import { setTimeout } from 'node:timers/promises'
import { buildIfStale } from './build-if-stale.ts'

const BUILT_RELAY = '../dist/relay/main.js'

if (!(await buildIfStale())) {
  console.error('The site was not built, so there is nothing to serve: see above.')
  process.exit(1)
}
// In this process, so that ending npm start always ends the server.
const { address, delivery } = await import(BUILT_RELAY)
// It logs whether the mail settings are right, and the address must come after the log of the start. A mail server that
// does not answer must not keep the address from being shown.
await Promise.race([delivery?.verified, setTimeout(1_000)])
console.log(`\n${address}`)
