// The HTTP server: the site, the API that receives enquiries, and the health checks.
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { logOptions, logResponses } from '../log.ts'
import { handleClientError, handleError } from './errors.ts'
import { type HealthOptions, reportHealth } from './health.ts'
import { type ReceiverOptions, receiveEnquiries } from './receive-enquiry.ts'
import { openHeaders, sendHeaders } from './response-headers.ts'
import { sendText } from './send-text.ts'
import { serveSite } from './static-files.ts'

/** The largest valid body has 300 kB: enough time for it on a slow phone, and a limit for slow attackers. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const CONNECTION_CHECK_MS = 1_000
const SOCKET_TIMEOUT_MS = 60_000
const KEEP_ALIVE_MS = 10_000
/** Idle connections cost 100 MB at most; the busiest hour of a practice needs a few dozen. */
const MAX_CONNECTIONS = 5_000

export type ServerOptions = Omit<ReceiverOptions, 'config'> & HealthOptions & { config: Config }

export async function createServer({ config, ...options }: ServerOptions): Promise<FastifyInstance> {
  const headers = await openHeaders(config.headersFile, config.siteFolder !== undefined)
  const app = fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
    clientErrorHandler: (error, socket) => handleClientError(error, socket, headers.latest()),
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers.latest().everywhere)
      sendText(reply, error.statusCode ?? 400, 'This address cannot be understood')
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS
  sendHeaders(app, headers)
  logResponses(app)
  closeConnectionsOnShutdown(app)
  app.setErrorHandler(handleError)
  await receiveEnquiries(app, { config, ...options })
  reportHealth(app, options)
  if (config.siteFolder) await serveSite(app, config.siteFolder, headers)
  else app.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not Found'))
  return app
}

/** A browser that keeps its connection open would delay the shutdown. */
function closeConnectionsOnShutdown(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/** fastify reads a number as no trust at all; here it means that many proxies, counted from us. */
function trustedProxies(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
