// Which pages may send: our own, and those that ALLOWED_ORIGINS names.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser may remember the answer to its preflight for a day. */
const PREFLIGHT_LIFETIME_SECONDS = 86_400

/** No Origin at all is no browser page: EmailJS's Node client, or a script of the practice. */
export function isAllowedOrigin(
  origin: string | undefined,
  ownHost: string,
  allowed: ReadonlySet<string>,
): boolean {
  return origin === undefined || allowed.has(origin) || isOwn(origin, ownHost)
}

/** Only hosts are compared: behind a proxy that ends TLS, the page says https where we see http. */
function isOwn(origin: string, ownHost: string): boolean {
  return URL.canParse(origin) && new URL(origin).host !== '' && new URL(origin).host === ownHost
}

/** Put before anything can fail, so that a page on another host can read the status of a refusal too. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  if (origin !== undefined) reply.header('access-control-allow-origin', origin)
}

export function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'POST')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', PREFLIGHT_LIFETIME_SECONDS)
    .send()
}
