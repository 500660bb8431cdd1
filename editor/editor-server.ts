// The editor's server: which requests it answers, its headers, its actions, and the routes of its parts. It answers this
// computer only.
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
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

/** Says why a request is refused. Only pages that this server has sent, opened on this computer, may make requests. */
function rejectionReason({ method, headers, socket }: FastifyRequest): string | undefined {
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  // A foreign page whose host name leads to this computer (DNS rebinding) still sends that name.
  if (!hosts.includes(headers.host ?? '')) return `Open http://${hosts[0]}/edit/ instead.`
  const isForeign = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
  if (isForeign) return 'Type this address into the browser: another page cannot lead here.'
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead || headers.origin === `http://${headers.host}`) return undefined
  return 'Only the editor may change something.'
}

const REFUSED = 'The editor does not know what was meant, so nothing was changed. Load its page again.'
/** What the page shows instead of the server's own words, by the status of the answer. */
const REFUSALS: Record<number, string> = {
  404: 'There is nothing here.',
  413: `This is larger than ${MAX_REQUEST_BYTES / 1e6} MB, so nothing was changed.`,
}

const DISK_IS_FULL =
  'The disk of this computer is full. Delete something that you no longer need: what you have typed here is kept until then, as long as this page is open.'
const MAY_NOT_WRITE =
  'This computer does not let the editor write into the folder of the website. What you have typed here is kept, as long as this page is open.'
/** What the page shows where the computer does not save, by the code of the error. */
const NOT_SAVED: Record<string, string> = {
  ENOSPC: DISK_IS_FULL,
  EDQUOT: DISK_IS_FULL,
  EACCES: MAY_NOT_WRITE,
  EPERM: MAY_NOT_WRITE,
  EROFS: MAY_NOT_WRITE,
}

type EditorServerOptions = {
  /** The directory of the built page. */
  page: string
  actions: Actions
  /** The routes of each part of the editor. Those outside of /edit/ set headers of their own. */
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
  app.setErrorHandler<FastifyError>(({ statusCode = 500, code, message }, _request, reply) => {
    const failure = NOT_SAVED[code] ?? message
    return reply
      .code(statusCode)
      .send({ message: statusCode < 500 ? (REFUSALS[statusCode] ?? REFUSED) : failure })
  })
  app.register(fastifyStatic, { root: page, prefix: '/edit/', cacheControl: false })
  // The names have a hash of the content, so what is at an address never changes.
  app.register(fastifyStatic, {
    root: join(page, 'assets'),
    prefix: '/edit/assets/',
    decorateReply: false,
    maxAge: '1y',
    immutable: true,
  })
  for (const register of routes) register(app)
  // Each action checks its body.
  for (const [name, act] of Object.entries(actions as Record<string, (body: unknown) => Promise<unknown>>)) {
    app.post(`/edit/api/${name}`, ({ body }) => act(body))
  }
  return app
}
