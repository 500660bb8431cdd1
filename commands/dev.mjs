// npm run dev: the site with hot reload, and a relay behind it that starts again when its code changes.
import { tool } from './run.mjs'
import { setUp } from './set-up.mjs'

const HOST = '127.0.0.1'
const { RELAY_PORT: PORT = '4174' } = process.env

await setUp()
const ending = new AbortController()
process.exitCode = await Promise.race([
  tool('tsx', ['watch', '--clear-screen=false', 'relay/main.ts'], {
    settings: { HOST, PORT, SITE_FOLDER: 'none' },
    until: ending.signal,
  }),
  tool('vite', process.argv.slice(2), {
    settings: { RELAY_ORIGIN: `http://${HOST}:${PORT}` },
    until: ending.signal,
  }),
])
// Neither is of use alone.
ending.abort()
