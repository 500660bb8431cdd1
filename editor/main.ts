// npm run edit: the site in development mode and the owner's editor, on this machine only.
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { createServer } from 'vite'
import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemaOf } from '../build/content-check/json-schemas.ts'
import { OwnerMistakes } from '../build/content-check/problem.ts'
import { schemas } from '../build/content-check/schema.ts'
import { folders } from '../build/folders.ts'
import { siteContent } from '../build/site-content.ts'
import { readConfig } from '../relay/config/config.ts'
import { openMailbox } from '../relay/mailbox/mailbox.ts'
import type { FieldSchema, Form } from './api-types.ts'
import { ContentStore } from './content-store.ts'
import { buildEditorPage } from './editor-page.ts'
import { createEditorServer } from './editor-server.ts'
import { sendMadePicture } from './made-pictures.ts'
import { openBrowser } from './open-browser.ts'
import { openPublisher } from './publish.ts'

const HOST = '127.0.0.1'
const DEFAULT_PORT = 4175
const { EDIT_PORT = String(DEFAULT_PORT), PORT: SITE_PORT = '4173' } = process.env

const scratch = join(folders.project, '.cache', 'editor')
const directories = { ...folders, scratch, dist: join(folders.project, 'dist') }
const forms: Form[] = Object.entries(schemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  schema: jsonSchemaOf(schema) as FieldSchema,
}))

// Enquiries that are sent in the preview go to the relay of npm start, if it runs.
process.env.RELAY_ORIGIN ??= `http://localhost:${SITE_PORT}`
const page = buildEditorPage(folders.project)
const store = new ContentStore(directories)
const editor = createEditorServer({
  forms,
  store,
  publisher: openPublisher(directories, forms),
  mailbox: () => openMailbox(readConfig(process.env)),
  page: await page,
  directories,
  base: () => vite.config.base,
  site: (request, response) =>
    sendMadePicture(request, response, { base: vite.config.base, publicFiles: folders.publicFiles }) ||
    vite.middlewares(request, response, () => sendFailure(response)),
})
// Vite gives a module a minute; after a fresh clone the pictures take longer.
console.log('Preparing the pictures of the preview …')
await siteContent({ isDraft: true }).catch((error: unknown) => {
  if (!(error instanceof OwnerMistakes)) throw error
})

const vite = await createServer({
  root: folders.project,
  // Apart from that of npm run dev, whose plugins differ.
  cacheDir: join(scratch, 'vite'),
  clearScreen: false,
  // The form says what is wrong with the content.
  logLevel: 'silent',
  server: {
    middlewareMode: { server: editor.server },
    ws: { server: editor.server },
    cors: false,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/var/**'] },
  },
})
await editor.ready

// Changed by another program, or in another window of the editor.
vite.watcher.on('all', async (_event, path) => {
  const isOurs = [folders.content, folders.art].some((folder) => !relative(folder, path).startsWith('..'))
  if (isOurs) await store.read().then(editor.announce, () => undefined)
})

editor.server.listen(Number(EDIT_PORT), HOST)
await once(editor.server, 'listening').catch(({ message }: Error) => {
  console.error(`The port cannot be used: ${message}. Choose another: EDIT_PORT=4176 npm run edit`)
  process.exit(1)
})
const { port } = editor.server.address() as AddressInfo
const address = `http://${HOST}:${port}/edit/`
console.log(`The editor runs until you press Ctrl+C.\n\n${address}`)
openBrowser(address)

/** While a file that was changed by hand is wrong. Asks again by itself, because the page has no script. */
function sendFailure(response: ServerResponse) {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><meta http-equiv="refresh" content="2"><title>Not shown</title>
<p>This page cannot be shown at the moment. The form says what to correct.`)
}
