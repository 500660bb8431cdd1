// `npm start` builds the site if its sources have changed, and serves it.
import { setTimeout } from 'node:timers/promises'
import { readEnvironment } from '#settings/environment.ts'
import { readConfig } from '#settings/relay-config.ts'
import { directories } from '../build/directories.ts'
import { explainStartError } from '../relay/start-error.ts'
import type { startRelay } from '../relay/start-relay.ts'
import { stopOnSignal } from '../relay/stop-on-signal.ts'
import { buildIfStale } from './build-if-stale.ts'
import { printUnknownSettings } from './print-unknown-settings.ts'

/** The built relay is one file, which is read in half the time of the sources. */
const BUILT_RELAY = '../dist/relay/start.js'

const environment = readEnvironment(process.env)
printUnknownSettings()
if (!(await buildIfStale(directories, environment))) {
  console.error('The site was not built, so there is nothing to serve: see above.')
  process.exit(1)
}
try {
  const built: { startRelay: typeof startRelay } = await import(BUILT_RELAY)
  // The relay runs in this process, so that ending npm start always ends the server.
  const relay = await built.startRelay(readConfig(environment))
  stopOnSignal(relay)
  // It logs whether the mail settings are right, and the address must come after the log of the start. A mail server that
  // does not answer must not keep the address from being shown.
  await Promise.race([relay.verified, setTimeout(1_000)])
  console.log(`\n${relay.address}`)
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
