// `npm run dev` starts the site with hot reload, and a relay that stores the enquiries sent from it.
import { createServer } from 'vite'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { readPorts } from '#settings/ports.ts'
import { readConfig } from '#settings/relay-config.ts'
import { devServerConfig } from '../build/vite-config.ts'
import { explainStartError } from '../relay/start-error.ts'
import { startRelay } from '../relay/start-relay.ts'
import { stopOnSignal } from '../relay/stop-on-signal.ts'
import { printUnknownSettings } from './print-unknown-settings.ts'

const environment = readEnvironment(process.env)
printUnknownSettings()
// Both explain a wrong setting before anything is started.
const settings = readSettings(environment)
const config = readConfig(environment)
// The port is the site's, and the address that the relay logs is not the one to open.
const forSite = { host: '127.0.0.1', port: 0, siteDirectory: undefined, logLevel: 'warn' }
const relay = await startRelay({ ...config, ...forSite }).catch((error: unknown) => {
  console.error(explainStartError(error))
  process.exit(1)
})
stopOnSignal(relay)

const { port } = readPorts(environment)
const site = await createServer(devServerConfig(settings, { port, relay: relay.address }))
await site.listen()
console.log(`\n${site.resolvedUrls?.local[0]}`)
