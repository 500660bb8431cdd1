// The editor's own addresses, all below /edit/. Everything else is the site in development mode.
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { directories } from '../build/directories.ts'
import { MAX_REQUEST_BYTES, type PageTexts } from './api-types.ts'
import { addPicture, thumbnailOf } from './pictures.ts'
import { overview, publish, publishProgress, pushToRemote } from './publish.ts'
import { identityPath } from './start/running-editor.ts'
import { storeActions } from './store/actions.ts'
import type { Store } from './store/store.ts'
import { type Answer, syncContent } from './sync-content.ts'

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';')

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Only pages that this server has sent, opened on this machine, may talk to it. Nothing where a request may pass. */
function rejectionReason({ method, headers, socket }: FastifyRequest): string | undefined {
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  // A foreign page whose name leads here (DNS rebinding) still sends its own name.
  if (!hosts.includes(headers.host ?? '')) return `Open http://${hosts[0]}/edit/ instead.`
  // Vite's /__open-in-editor, for example, starts a program.
  const isForeign = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
  if (isForeign) return 'Type this address into the browser: another page cannot lead here.'
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || headers.origin === `http://${headers.host}`) return undefined
  return 'Only the editor may change something.'
}

/** What the page asks for by name, such as POST /edit/api/push. The page imports this type. */
export type Actions = ReturnType<typeof createEditorServer>['actions']

/** `scratch` is a directory on the disk of the project. Its directory `page` has the built page. */
export function createEditorServer(
  vite: ViteDevServer,
  scratch: string,
  store: Store,
  { project, close }: { project: string; close: () => Promise<void> },
) {
  let changes = 0
  vite.watcher.on('all', () => {
    changes += 1
  })
  let last: { inputs: string; answer: Answer } | undefined
  const actions = {
    sync: async (page: PageTexts) => {
      // An idle page asks the same each second. While no file has changed either, the answer is the same.
      const inputs = JSON.stringify([page, changes])
      if (last?.inputs !== inputs) {
        last = { inputs, answer: await syncContent(page, { ...directories, scratch }) }
      }
      return { ...last.answer, progress: publishProgress() }
    },
    ...storeActions(store),
    overview,
    publish,
    push: pushToRemote,
    /** Ends the editor. */
    close: async () => {
      // It waits for this request.
      void close()
      return {}
    },
  }

  const app = fastify({ logger: false, bodyLimit: MAX_REQUEST_BYTES })

  app.addHook('onRequest', async (request, reply) => {
    const { raw, url } = request
    const reason = rejectionReason(request)
    if (reason) return reply.code(403).type('text/plain').send(`${reason}\n`)
    if (url === '/edit') return reply.redirect('/edit/')
    if (url.startsWith('/edit/')) return void reply.headers(HEADERS)
    reply.raw.setHeader('cross-origin-resource-policy', 'same-origin')
    reply.hijack()
    vite.middlewares(raw, reply.raw, () => {
      // The browser asks again after a second: a correction may come while the mistake is still being rendered.
      reply.raw.writeHead(500, { 'content-type': 'text/plain', refresh: '1' })
      reply.raw.end('This page cannot be shown at the moment. The form says what to correct.')
    })
  })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.register(fastifyStatic, { root: join(scratch, 'page'), prefix: '/edit/', cacheControl: false })

  app.get(identityPath, async () => ({ editorOf: project }))
  app.get<{ Params: { name: string } }>('/edit/api/pictures/:name', async ({ params }, reply) =>
    reply.type('image/webp').send(await thumbnailOf(params.name, directories.art)),
  )
  app.post<{ Querystring: { name?: string }; Body: Buffer }>('/edit/api/pictures', ({ query, body }) =>
    addPicture(query.name ?? '', body, { art: directories.art, scratch }),
  )
  // Only our own page gets here, so its bodies have the types of the actions.
  for (const [name, act] of Object.entries(actions as Record<string, (body: unknown) => Promise<unknown>>)) {
    app.post(`/edit/api/${name}`, ({ body }) => act(body))
  }
  return { app, actions }
}
