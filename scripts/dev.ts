// npm run dev: the site with hot reload, and a relay that stores the enquiries sent from it.
import { createServer } from 'vite'
import { loadSettings } from '#settings/build-settings.ts'
import { readConfig } from '#settings/relay-config.ts'
import { startRelay } from '../relay/start-relay.ts'
import { stopOnSignal } from '../relay/stop-on-signal.ts'

// Both explain a wrong setting before anything is started. The first reads .env.
loadSettings()
const config = readConfig(process.env)
// The port is the site's, and the address that the relay logs is not the one to open.
const forSite = { host: '127.0.0.1', port: 0, siteDirectory: undefined, logLevel: 'warn' }
const relay = await startRelay({ ...config, ...forSite })
stopOnSignal(relay)
process.env.RELAY_ORIGIN = relay.address

const site = await createServer()
await site.listen()
console.log(`\n${site.resolvedUrls?.local[0]}`)
