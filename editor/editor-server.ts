// The editor's own addresses, all below /edit/. Everything else is the site in development mode.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Mailbox } from '../relay/mailbox/mailbox.ts'
import type { Edit, EditorState, Form, Value } from './api-types.ts'
import type { ContentStore } from './content-store.ts'
import { EDITOR_POLICY, type PageFile } from './editor-page.ts'
import { addPicture, listPictures, MAX_UPLOAD_BYTES, thumbnailOf } from './pictures.ts'
import type { openPublisher } from './publish.ts'
import { refusalOf } from './request-guard.ts'

type EditorOptions = {
  forms: readonly Form[]
  store: ContentStore
  publisher: ReturnType<typeof openPublisher>
  /** Throws where the relay's settings are wrong. */
  mailbox: () => Mailbox
  page: ReadonlyMap<string, PageFile>
  directories: { art: string; scratch: string }
  /** The path of the site, for the preview. */
  base: () => string
  /** The site in development mode. */
  site: (request: IncomingMessage, response: ServerResponse) => void
}

const HEADERS = {
  // Enquiries are about health: no copy stays in the browser.
  'cache-control': 'no-store',
  'content-security-policy': EDITOR_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string().max(5_000), z.array(value).max(200), z.record(z.string(), value)]).optional(),
)
const edit: z.ZodType<Edit> = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).min(1),
  before: value,
  after: value,
  step: z.number(),
})
const flag = z.object({ flag: z.enum(['read', 'answered']), isSet: z.boolean() })

export type EditorServer = {
  server: Server
  announce: (state: EditorState) => void
  ready: PromiseLike<unknown>
}

export function createEditorServer(options: EditorOptions): EditorServer {
  const { site } = options
  let server: Server | undefined
  const app = fastify({
    // No log: it would hold the addresses of enquiries.
    logger: false,
    serverFactory: (editor) => {
      server = createServer((request, response) => {
        const refusal = refusalOf(request, portOf(server))
        if (refusal) response.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`)
        else if (request.url?.startsWith('/edit/')) editor(request, response)
        else {
          response.setHeader('cross-origin-resource-policy', 'same-origin')
          site(request, response)
        }
      })
      // The preview's connection for reloads, which Vite answers.
      server.on('upgrade', (request, socket) => {
        if (refusalOf({ method: 'POST', headers: request.headers }, portOf(server))) socket.destroy()
      })
      return server
    },
  })
  const announce = addRoutes(app, options)
  return { server: app.server, announce, ready: app.ready() }
}

function portOf(server: Server | undefined): number {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : 0
}

function addRoutes(
  app: FastifyInstance,
  { forms, store, publisher, mailbox, page, directories, base }: EditorOptions,
) {
  const listeners = new Set<ServerResponse>()
  const announce = (state: EditorState) => {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(state)}\n\n`)
  }
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS))
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const isTooLarge = error.statusCode === 413
    const text = isTooLarge ? `A picture may have ${MAX_UPLOAD_BYTES / 1e6} MB.` : error.message
    return reply.code(error.statusCode ?? (error instanceof z.ZodError ? 400 : 500)).send({ error: text })
  })

  app.get('/edit/*', (request, reply) => {
    const file = page.get(decodeURI(request.url.slice('/edit/'.length).replace(/\?.*/, '')))
    return file
      ? reply.type(file.type).send(file.content)
      : reply.code(404).type('text/plain').send('Not found')
  })

  app.get('/edit/api/start', async () => ({ forms, base: base(), state: await store.read() }))
  app.get('/edit/api/events', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' }).flushHeaders()
    listeners.add(reply.raw)
    request.raw.on('close', () => listeners.delete(reply.raw))
  })
  app.post('/edit/api/change', ({ body }) => store.change(edit.parse(body)))
  app.post('/edit/api/undo', () => store.undo())
  app.post('/edit/api/redo', () => store.redo())

  app.get('/edit/api/pictures', () => listPictures(directories.art))
  app.get<{ Params: { name: string } }>('/edit/api/pictures/:name', async ({ params }, reply) => {
    const thumbnail = await thumbnailOf(params.name, directories.art)
    return thumbnail
      ? reply.type('image/webp').send(thumbnail)
      : reply.code(404).send({ error: 'No such picture' })
  })
  app.post<{ Querystring: { name?: string }; Body: Buffer }>(
    '/edit/api/pictures',
    { bodyLimit: MAX_UPLOAD_BYTES },
    ({ query, body }) => addPicture(query.name ?? '', body, directories),
  )

  app.get('/edit/api/publish', async () => publisher.overview(await store.read()))
  app.post('/edit/api/publish', async (_request, reply) => {
    const events = new PassThrough()
    publisher
      .publish(await store.read(), (event) => events.write(`${JSON.stringify(event)}\n`))
      .finally(() => events.end())
    return reply.type('application/x-ndjson').send(events)
  })
  app.post('/edit/api/push', () => publisher.push())

  app.get('/edit/api/inbox', async () => ({
    messages: await mailbox().list(),
    undelivered: await mailbox().undelivered(),
  }))
  app.get<{ Params: { id: string } }>('/edit/api/inbox/:id', async ({ params }, reply) => {
    return (await mailbox().read(params.id)) ?? reply.code(404).send({ error: 'This message is gone.' })
  })
  app.post<{ Params: { id: string } }>('/edit/api/inbox/:id/flag', async ({ params, body }) => {
    const { flag: name, isSet } = flag.parse(body)
    return { ok: await mailbox().setFlag(params.id, name, isSet) }
  })
  app.post<{ Params: { id: string } }>('/edit/api/inbox/:id/not-junk', async ({ params }) => ({
    ok: await mailbox().moveOutOfJunk(params.id),
  }))
  app.post('/edit/api/inbox/retry', async () => ({ count: await mailbox().retryDeadLetters() }))
  return announce
}
