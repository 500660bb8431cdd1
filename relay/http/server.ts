// The HTTP server: the built site, the API that receives enquiries, and the health checks.
import type { Writable } from 'node:stream'
import { type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify'
import { responseHeaders, tlsHeaders } from '#contract/response-headers.ts'
import type { Config } from '#settings/relay-config.ts'
import type { DeliveryStatus } from '../delivery/delivery.ts'
import { logOptions, logRequests } from '../log.ts'
import type { MessageStore } from '../mailbox/store-message.ts'
import { handleError } from './errors.ts'
import { reportHealth } from './health.ts'
import { receiveEnquiries } from './receive-enquiry.ts'
import { serveSite } from './serve-site.ts'

/** In this time a slow phone can send the largest valid body (300 kB), and a slow attacker is cut off. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const CONNECTION_CHECK_MS = 1_000
const SOCKET_TIMEOUT_MS = 60_000
const KEEP_ALIVE_MS = 10_000
/** Idle connections cost 100 MB at most; the busiest hour of a practice needs a few dozen. */
const MAX_CONNECTIONS = 5_000

export type ServerOptions = {
  config: Config
  store: MessageStore
  /** Resolves to `undefined` if SMTP_URL is not set. */
  deliveryStatus: () => Promise<DeliveryStatus | undefined>
  /** The log goes to standard output, unless a test reads it. */
  logStream?: Writable
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config } = options
  const app = fastify({
    logger: { ...logOptions(config.logLevel), ...(options.logStream && { stream: options.logStream }) },
    // fastify would write two lines, which take a tenth of the time of an enquiry. logRequests writes one.
    logController: new LogController({ disableRequestLogging: true }),
    // Given the number itself, fastify 5 would trust no proxy at all.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      reply.headers(responseHeaders)
      reply.code(error.statusCode ?? 400).send('This address cannot be understood')
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS
  logRequests(app)
  sendHeaders(app)
  app.setErrorHandler(handleError)
  ignoreBodies(app)
  await receiveEnquiries(app, options)
  reportHealth(app, options)
  if (config.siteDirectory) await serveSite(app, config.siteDirectory)
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send('Not Found'))
  return app
}

/** Only the API reads bodies. Elsewhere a wrong method is reported, not the body that came with it. */
function ignoreBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function sendHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(responseHeaders)
    // `protocol` follows X-Forwarded-Proto only where TRUST_PROXY allows it.
    if (request.protocol === 'https') reply.headers(tlsHeaders)
  })
  app.addHook('onSend', async (_request, reply) => {
    // After the shutdown has begun, a browser that keeps its connection open would delay it.
    if (!app.server.listening) reply.header('connection', 'close')
  })
}
