// Limits the enquiries of one client within a minute. Only those that are stored count.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const MINUTE_MS = 60_000
/** Limits memory under a flood of addresses: the least recently used are forgotten. */
const MAX_CLIENTS = 10_000

type Attempt = { key: string; isExceeded: boolean; ttl: number; ttlInSeconds: number }

/** No limit where `ratePerMinute` is 0. */
export async function limitRate(api: FastifyInstance, ratePerMinute: number) {
  /** Attempts that were counted and then failed, by client. The plugin cannot take one back, so the limit rises. */
  const failures = new Map<string, number>()
  const failuresOf = (key: string) => failures.get(key) ?? 0
  await api.register(rateLimit, { global: false, cache: MAX_CLIENTS })
  const max = ratePerMinute || Number.POSITIVE_INFINITY
  const count = api.createRateLimit({
    timeWindow: MINUTE_MS,
    max: (_request, key) => max + failuresOf(key),
  })
  function forgetAttempt({ key, ttl }: Attempt) {
    failures.set(key, failuresOf(key) + 1)
    // When the plugin begins to count this client anew.
    setTimeout(() => failures.delete(key), ttl).unref()
  }
  return {
    /** Before the enquiry is stored, because parallel requests would otherwise all pass. */
    countAttempt: async (request: FastifyRequest) => (await count(request)) as Attempt,
    forgetAttempt,
  }
}
