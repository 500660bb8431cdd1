// npm run dev: the site with hot reload, and a relay that stores the enquiries sent from it.
import { createServer } from 'vite'
import { loadSettings } from '#settings/build-settings.ts'
import { readConfig } from '#settings/relay-config.ts'

// Both explain a wrong setting before anything is started. The first reads .env.
loadSettings()
readConfig(process.env)
const { PORT = '' } = process.env
// The port is the site's, and the address that the relay logs is not the one to open.
const relaySettings = { HOST: '127.0.0.1', PORT: '0', SITE_FOLDER: 'none', LOG_LEVEL: 'warn' }
Object.assign(process.env, relaySettings)
const relay = await import('../relay/main.ts')
Object.assign(process.env, { PORT, RELAY_ORIGIN: relay.address })

const site = await createServer()
await site.listen()
console.log(`\n${site.resolvedUrls?.local[0]}`)
