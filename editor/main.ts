// npm run edit: the site in development mode and the owner's editor, on this machine only.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createServer, type InlineConfig, mergeConfig } from 'vite'
import { contentFiles } from '#check/content-files.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { readPorts } from '#settings/ports.ts'
import { directories } from '../build/directories.ts'
import { devServerConfig } from '../build/vite-config.ts'
import { createEditorServer } from './editor-server.ts'
import { openStore } from './store/store.ts'

const HOST = '127.0.0.1'

const environment = readEnvironment(process.env)
const settings = readSettings(environment)
const { base } = settings
const { port: sitePort, editPort: port } = readPorts(environment)
// Enquiries that are sent in the preview go to the relay of npm start, if it runs.
const relay = `http://localhost:${sitePort}`
const scratch = join(directories.project, '.cache', 'editor')

await build({
  configFile: false,
  root: join(directories.project, 'editor', 'page'),
  base: '/edit/',
  logLevel: 'error',
  publicDir: false,
  plugins: [react()],
  define: {
    // The path of the site, for the preview.
    'import.meta.env.SITE_BASE': JSON.stringify(base),
    'import.meta.env.FORMS': JSON.stringify(contentFiles),
  },
  // The policy allows neither inlined pictures nor inlined script.
  build: { outDir: join(scratch, 'page'), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
})
const own: InlineConfig = {
  // Not the cache of npm run dev, which has HMR and therefore other code from the React plugin.
  cacheDir: join(scratch, 'vite'),
  clearScreen: false,
  // The form says what is wrong with the content.
  logLevel: 'silent',
  server: {
    middlewareMode: true,
    open: '/edit/',
    // The editor reloads the preview.
    hmr: false,
    ws: false,
    cors: false,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/var/**'] },
  },
}
const vite = await createServer(mergeConfig(devServerConfig(settings, { port: sitePort, relay }), own))
const store = await openStore({ ...directories, state: join(directories.project, 'var', 'editor') })
const { app } = createEditorServer(vite, scratch, store)
const address = `http://${HOST}:${port}/edit/`
const origin = await app.listen({ host: HOST, port }).catch(({ message }: Error) => {
  console.error(
    `${message}. Is the editor running at ${address} already? Another port: EDIT_PORT=4176 in .env`,
  )
  process.exit(1)
})
console.log(`The editor runs until you press Ctrl+C.\n\n${origin}/edit/`)
// In middleware mode Vite does not know its address.
vite.resolvedUrls = { local: [origin + base], network: [] }
// The address is printed too, so a browser that does not open is not a failure.
if (!process.env.CI) vite.openBrowser()
