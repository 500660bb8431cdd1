// npm run dev: the site with hot reload, and a relay that restarts when its code changes.
import { runPackage } from './run.mjs'

const HOST = '127.0.0.1'
const { RELAY_PORT: PORT = '4174' } = process.env

const ended = new AbortController()
process.exitCode = await Promise.race([
  runPackage('tsx', ['watch', '--clear-screen=false', 'relay/main.ts'], {
    env: { HOST, PORT, SITE_FOLDER: 'none' },
    signal: ended.signal,
  }),
  runPackage('vite', process.argv.slice(2), {
    env: { RELAY_ORIGIN: `http://${HOST}:${PORT}` },
    signal: ended.signal,
  }),
])
// When one of the two ends, so does the other.
ended.abort()
