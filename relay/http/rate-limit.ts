// Limits the enquiries of one client within a minute. Only those that are stored count.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

const MINUTE_MS = 60_000
/** This limits memory under a flood of addresses. The least recently used ones are dropped. */
const MAX_CLIENTS = 10_000

/** Limits the rate, unless `ratePerMinute` is 0. */
export async function limitRate(api: FastifyInstance, ratePerMinute: number) {
  /**
   * The number of enquiries that could not be stored in the last minute. The plugin cannot take an attempt back, so the
   * limit of all clients is raised instead: a disk that fails does so for all of them.
   */
  let failures = 0
  await api.register(rateLimit, { global: false, cache: MAX_CLIENTS })
  const max = ratePerMinute || Number.POSITIVE_INFINITY
  function forgetAttempt() {
    failures += 1
    setTimeout(() => (failures -= 1), MINUTE_MS).unref()
  }
  return {
    /** Call this before the enquiry is stored, because parallel requests would otherwise all pass. */
    countAttempt: api.createRateLimit({ timeWindow: MINUTE_MS, max: () => max + failures }),
    forgetAttempt,
  }
}
