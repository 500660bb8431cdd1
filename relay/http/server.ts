// Wires site, API and health check into one fastify server.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { codeOf, logAnswers, logOptions } from '../log.ts'
import type { Spool } from '../mailbox/store-message.ts'
import { answer, receive } from './receive-enquiry.ts'
import { type Headers, readHeaders, secureAnswers } from './response-headers.ts'
import { serveSite } from './static-files.ts'

/** The largest honest body is some 300 kB: ample on a bad phone line, and short for one who only wants to hold on. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const CONNECTION_CHECK_MS = 1_000
/** A reader who takes nothing for so long is gone. */
const SILENCE_TIMEOUT_MS = 60_000
const KEEP_ALIVE_MS = 10_000
/** So many idle strangers cost some 100 MB at worst; a practice's busiest hour needs a few dozen. */
const MAX_CONNECTIONS = 5_000

export type ServerParts = { config: Config; spool: Spool; onKept: (id: string) => void }

export async function createServer({ config, spool, onKept }: ServerParts): Promise<FastifyInstance> {
  const headers = await readHeaders(config.headersFile, config.siteFolder !== undefined)
  const app = fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTION_CHECK_MS },
    clientErrorHandler: (error, socket) => refuseRaw(error, socket, headers),
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers)
      answer(reply, error.statusCode ?? 400, 'This address cannot be understood')
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS
  secureAnswers(app, headers)
  logAnswers(app)
  closePolitely(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ code: codeOf(error) }, 'a request failed')
    return answer(reply, status, STATUS_CODES[status] ?? 'Something went wrong')
  })
  receive(app, { config, spool, onKept })
  reportHealth(app, spool)
  if (config.siteFolder) await serveSite(app, config.siteFolder)
  else app.setNotFoundHandler((_request, reply) => answer(reply, 404, 'Not Found'))
  return app
}

/** At the end each answer is the last on its connection; else a browser that holds it would keep us from leaving. */
function closePolitely(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/** fastify takes a number for no trust at all; that many hops from us is what we mean by it. */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** What the parser or the clock refuses never becomes a request, so it is answered on the bare connection. */
function refuseRaw(error: Error, socket: Socket, headers: Headers) {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[codeOf(error)] ?? 400
  const text = STATUS_CODES[status] ?? ''
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${text}`)
}

/** Says that enquiries can be kept, not only that somebody is at home. */
function reportHealth(app: FastifyInstance, spool: Pick<Spool, 'probe'>) {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await spool.probe()
      return answer(reply, 200, 'OK')
    } catch (error) {
      request.log.error({ code: codeOf(error) }, 'the mailbox cannot be written')
      return answer(reply, 503, 'The mailbox cannot be written')
    }
  })
}
