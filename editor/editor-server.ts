// The editor's own addresses, all below /edit/. Everything else is the site in development mode.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { z } from 'zod'
import { folders } from '../build/folders.ts'
import { readConfig } from '../relay/config/config.ts'
import { hintFor } from '../relay/config/start-error.ts'
import { openMailbox } from '../relay/mailbox/mailbox.ts'
import type { Content, Edit, EditorState } from './api-types.ts'
import type { ContentStore } from './content-store.ts'
import { forms } from './forms.ts'
import { addPicture, MAX_UPLOAD_BYTES, thumbnailOf } from './pictures.ts'
import { openPublisher } from './publish.ts'
import { refusalOf } from './request-guard.ts'

type EditorOptions = {
  store: ContentStore
  /** The directory of the built page. */
  page: string
  scratch: string
  /** The path of the site, for the preview. */
  base: string
  /** The site in development mode. */
  site: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';')

const HEADERS = {
  // Enquiries are about health: no copy stays in the browser.
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const edit = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).min(1),
  before: z.json().optional(),
  after: z.json(),
  step: z.number(),
})
const flag = z.object({ flag: z.enum(['read', 'answered']), isSet: z.boolean() })
type WithId = { Params: { id: string } }

export function createEditorServer({ store, page, scratch, base, site }: EditorOptions) {
  const publisher = openPublisher(store)
  // Opened at each request, so that wrong settings of the relay make only the inbox fail.
  const mailbox = () => openMailbox(readConfig(process.env))
  const listeners = new Set<ServerResponse>()
  const send = (event: string, data: unknown) => {
    for (const listener of listeners) listener.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  // No log: it would hold the addresses of enquiries.
  const app = fastify({ logger: false })

  app.addHook('onRequest', async ({ raw, url, method, headers, socket }, reply) => {
    const refusal = refusalOf({ method, headers }, socket.localPort ?? 0)
    if (refusal) return reply.code(403).type('text/plain').send(`${refusal}\n`)
    if (url === '/edit') return reply.redirect('/edit/')
    if (url.startsWith('/edit/')) return void reply.headers(HEADERS)
    reply.raw.setHeader('cross-origin-resource-policy', 'same-origin')
    if (url.startsWith(`${base}assets/`)) return
    reply.hijack()
    site(raw, reply.raw, () => {
      // Asks again by itself: a correction may come while the mistake is still being rendered.
      reply.raw.writeHead(500, { 'content-type': 'text/plain', refresh: '1' })
      reply.raw.end('This page cannot be shown at the moment. The form says what to correct.')
    })
  })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, { url }, reply) => {
    const isTooLarge = error.statusCode === 413
    const text = isTooLarge ? `A picture may have ${MAX_UPLOAD_BYTES / 1e6} MB.` : error.message
    const hint = url.startsWith('/edit/api/inbox') ? hintFor(error) : undefined
    return reply.code(error.statusCode ?? 500).send({ error: hint ?? text })
  })
  app.register(fastifyStatic, { root: page, prefix: '/edit/', cacheControl: false })
  // Vite learns of files in its public directory too late for a new picture.
  const assets = { root: join(folders.publicFiles, 'assets'), prefix: `${base}assets/` }
  app.register(fastifyStatic, { ...assets, decorateReply: false })

  const announceChange = () => send('change', '')
  const content = async (state: Promise<EditorState>): Promise<Content> => ({ ...(await state), forms, base })
  async function changed(state: Promise<EditorState>): Promise<Content> {
    const { files } = await state
    // Other windows learn of a saved change from its file.
    if (!Object.values(files).every(({ isSaved }) => isSaved)) announceChange()
    return content(state)
  }
  app.get('/edit/api/content', () => content(store.read()))
  app.get('/edit/api/events', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' }).flushHeaders()
    listeners.add(reply.raw)
    request.raw.on('close', () => listeners.delete(reply.raw))
  })
  app.post('/edit/api/change', ({ body }) => changed(store.change(edit.parse(body) as Edit)))
  app.post('/edit/api/undo', () => changed(store.undo()))
  app.post('/edit/api/redo', () => changed(store.redo()))

  app.get<{ Params: { name: string } }>('/edit/api/pictures/:name', async ({ params }, reply) =>
    reply.type('image/webp').send(await thumbnailOf(params.name, folders.art)),
  )
  app.post<{ Querystring: { name?: string }; Body: Buffer }>(
    '/edit/api/pictures',
    { bodyLimit: MAX_UPLOAD_BYTES },
    ({ query, body }) => addPicture(query.name ?? '', body, { art: folders.art, scratch }),
  )

  app.get('/edit/api/publish', () => publisher.overview())
  app.post('/edit/api/publish', () => publisher.publish((line) => send('progress', line)))
  app.post('/edit/api/push', () => publisher.push())

  app.get('/edit/api/inbox', async () => ({
    messages: await mailbox().list(),
    undelivered: await mailbox().undelivered(),
  }))
  app.post<WithId>('/edit/api/inbox/:id/flag', async ({ params, body }) => {
    const { flag: name, isSet } = flag.parse(body)
    return { ok: await mailbox().setFlag(params.id, name, isSet) }
  })
  app.post<WithId>('/edit/api/inbox/:id/not-junk', async ({ params }) => ({
    ok: await mailbox().moveOutOfJunk(params.id),
  }))
  app.post('/edit/api/inbox/retry', async () => ({ count: await mailbox().retryDeadLetters() }))
  return { app, announceChange }
}
