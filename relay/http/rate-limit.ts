// How many enquiries one client may send per minute.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Limits memory under a flood of addresses: the least recently used are forgotten. */
const MAX_CLIENTS = 10_000

/** Seconds to wait, or `undefined` when the client may send. The plugin counts all addresses of an IPv6 /64 as one. */
export type RateLimiter = (request: FastifyRequest) => Promise<number | undefined>

export async function createRateLimiter(app: FastifyInstance, perMinute: number): Promise<RateLimiter> {
  if (perMinute === 0) return async () => undefined
  await app.register(rateLimit, { global: false, cache: MAX_CLIENTS })
  const count = app.createRateLimit({ max: perMinute, timeWindow: '1 minute' })
  return async (request) => {
    const result = await count(request)
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : undefined
  }
}
