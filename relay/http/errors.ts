// Error responses are one line of plain text with all security headers, and repeat nothing that the client has sent.
// A request that is not HTTP, or too slow, never gets here: fastify answers it with 400, 408 or 431, without these headers.
import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorFacts } from '../log.ts'
import { RequestError, TOO_LARGE } from './parse-enquiry.ts'

/** For this time the rest of a body that is too large is read and dropped. */
const DRAIN_MS = 2_000

const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'
const texts: Readonly<Record<string, string>> = {
  [BODY_TOO_LARGE]: TOO_LARGE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json',
}

type HttpError = FastifyError | RequestError

export function handleError(error: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof RequestError) return void reply.code(error.statusCode).send(error.message)
  const status = error.statusCode ?? 500
  // @fastify/static refuses non-canonical paths, such as //about or /about//, with 403.
  if (status === 403) return void reply.callNotFound()
  if (status >= 500) request.log.error(errorFacts(error), 'a request failed')
  if (error.code === BODY_TOO_LARGE) drainBody(request, reply)
  reply.code(status).send(texts[error.code] ?? STATUS_CODES[status] ?? 'Something went wrong')
}

/** Reads on for a while. Closing at once, as fastify does, would reset the connection before the client reads the answer. */
function drainBody(request: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('connection')
  request.raw.resume()
  const timer = setTimeout(() => request.raw.destroy(), DRAIN_MS)
  request.raw.once('close', () => clearTimeout(timer))
}
