// Runs the owner's editor: builds its page, serves it, and ends when the owner closes it or no page is open.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contentFiles } from '#check/content-files.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { readPorts } from '#settings/ports.ts'
import { directories } from '../build/directories.ts'
import { createActions } from './actions.ts'
import { createEditorServer } from './editor-server.ts'
import { createHistory } from './history/history.ts'
import { buildVersion } from './online/build-version.ts'
import { createOnline } from './online/online.ts'
import { createRecord } from './online/record.ts'
import { answerAt } from './online/site-address.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { openPreview } from './preview/preview.ts'
import { previewRoutes } from './preview/preview-routes.ts'
import { endWhenIdle } from './start/idle-end.ts'
import { forgetRunning, identityRoute, isEditorOf, recordRunning } from './start/running-editor.ts'
import { openStore } from './store/store.ts'

const HOST = '127.0.0.1'

type Start = {
  /** The directory of what the editor remembers. */
  state: string
  /** Opens an editor that runs already, and ends this process. */
  openRunning: (origin: string) => never
}

/** Resolves to the origin at which the editor answers, such as http://127.0.0.1:4175. */
export async function runEditor({ state, openRunning }: Start): Promise<string> {
  const environment = readEnvironment(process.env)
  const settings = readSettings(environment)
  const { port: sitePort, editPort: port } = readPorts(environment)
  const scratch = join(directories.project, '.cache', 'editor')
  await build({
    configFile: false,
    root: join(directories.project, 'editor', 'page'),
    base: '/edit/',
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    define: {
      'import.meta.env.FORMS': JSON.stringify(contentFiles),
    },
    // The policy allows neither inlined pictures nor inlined script.
    build: { outDir: join(scratch, 'page'), emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  })
  const store = await openStore({ ...directories, state })
  const onlineScratch = join(scratch, 'online')
  const { project, dist } = directories
  const record = createRecord({ project, state, scratch: onlineScratch, environment: process.env })
  const online = createOnline({
    record,
    store,
    project,
    dist,
    scratch: onlineScratch,
    environment: process.env,
    place: placeNow,
    build: buildVersion,
    answerAt,
  })
  const history = createHistory({ record, store, art: directories.art })
  const preview = await openPreview(settings, directories)
  const pictures = { art: directories.art, scratch: state }
  const app = createEditorServer({
    page: join(scratch, 'page'),
    actions: createActions(store, { online, history, close, pictures }),
    routes: [
      identityRoute(directories.project),
      pictureRoutes(pictures),
      previewRoutes(preview, (version) => (version ? history.filesAt(version) : store.shownFiles())),
    ],
  })
  const idle = endWhenIdle({ isBusy: online.isBusy, end: close })
  app.addHook('onRequest', async () => idle.seen())
  const origin = await listen()
  await recordRunning(state, origin)
  // The owner learns of a failure when they put something online.
  void online.resume().catch(() => undefined)
  return origin

  /** Reads the settings again, because .env may have been changed since the start. */
  function placeNow() {
    const localAddress = `http://localhost:${sitePort}${settings.base}`
    try {
      const { siteUrl, isPublic } = readSettings(readEnvironment(process.env))
      return { publicAddress: isPublic ? siteUrl : undefined, localAddress }
    } catch {
      // The settings are wrong. The build says what is wrong with them.
      return { publicAddress: undefined, localAddress }
    }
  }

  /** Listens at our port, or at any other if another program has it. */
  async function listen(): Promise<string> {
    try {
      return await app.listen({ host: HOST, port })
    } catch {
      // Of two starts at the same moment, neither has found a running editor, so the second looks again.
      if (await isEditorOf(`http://${HOST}:${port}`, directories.project))
        openRunning(`http://${HOST}:${port}`)
      return app.listen({ host: HOST, port: 0 })
    }
  }

  /** Ends the editor when open requests are answered and everything is written. */
  async function close(): Promise<void> {
    idle.stop()
    await online.close()
    await app.close()
    await store.close()
    await forgetRunning(state)
    console.log('The editor is closed.')
    process.exit(0)
  }
}
