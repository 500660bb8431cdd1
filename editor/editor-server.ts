// The editor's server: who may talk to it, its headers, its actions, and the routes of its parts. It is for this machine
// only.
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Actions } from './actions.ts'
import { MAX_REQUEST_BYTES } from './api-types.ts'

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
  const isForeign = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
  if (isForeign) return 'Type this address into the browser: another page cannot lead here.'
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || headers.origin === `http://${headers.host}`) return undefined
  return 'Only the editor may change something.'
}

type EditorServerOptions = {
  /** The directory of the built page. */
  page: string
  actions: Actions
  /** Of each part of the editor. Those that are not below /edit/ have headers of their own. */
  routes: readonly ((app: FastifyInstance) => void)[]
}

export function createEditorServer({ page, actions, routes }: EditorServerOptions) {
  const app = fastify({ logger: false, bodyLimit: MAX_REQUEST_BYTES })

  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    const reason = rejectionReason(request)
    if (reason) return reply.code(403).type('text/plain').send(`${reason}\n`)
    if (url === '/edit' || url === '/') return reply.redirect('/edit/')
    if (url.startsWith('/edit/')) reply.headers(HEADERS)
  })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.register(fastifyStatic, { root: page, prefix: '/edit/', cacheControl: false })
  for (const register of routes) register(app)
  // Only our own page gets here, so its bodies have the types of the actions.
  for (const [name, act] of Object.entries(actions as Record<string, (body: unknown) => Promise<unknown>>)) {
    app.post(`/edit/api/${name}`, ({ body }) => act(body))
  }
  return app
}
