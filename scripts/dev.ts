// npm run dev: the site with hot reload, and a relay that restarts when its code changes.
import { loadSettings } from '../build/settings.ts'
import { freePort } from './free-port.ts'
import { runPackage } from './run.mjs'

// Explains a wrong setting before anything is started.
loadSettings()
const HOST = '127.0.0.1'
// PORT in the environment is for the site.
const PORT = String(await freePort())

const ended = new AbortController()
process.exitCode = await Promise.race([
  runPackage('tsx', ['watch', '--clear-screen=false', 'relay/main.ts'], {
    // The address that the relay logs is not the one to open.
    env: { HOST, PORT, SITE_FOLDER: 'none', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    signal: ended.signal,
  }),
  runPackage('vite', process.argv.slice(2), {
    env: { RELAY_ORIGIN: `http://${HOST}:${PORT}` },
    signal: ended.signal,
  }),
])
// When one of the two ends, so does the other.
ended.abort()
