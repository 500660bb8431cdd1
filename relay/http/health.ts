// Answers for monitoring: /healthz says whether enquiries can be stored, /healthz/delivery whether mail is delivered.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorFacts } from '../log.ts'
import type { ServerOptions } from './server.ts'

/** A probe's result counts for this time, because anyone may ask and each probe writes to the disk. */
const PROBE_LIFETIME_MS = 10_000

const FORWARDING_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']

export function reportHealth(app: FastifyInstance, { store, deliveryStatus }: ServerOptions): void {
  let probe: Promise<void> | undefined
  let probeEnds = 0

  /** Resolves with the result of the last probe, or of the one that is under way. */
  function recentProbe(): Promise<void> {
    if (probe && performance.now() < probeEnds) return probe
    probe = store.probe()
    probeEnds = performance.now() + PROBE_LIFETIME_MS
    return probe
  }

  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await recentProbe()
      return reply.code(200).send('OK')
    } catch (error) {
      request.log.error(errorFacts(error), 'enquiries cannot be stored')
      return reply.code(503).send('Enquiries cannot be stored')
    }
  })

  app.get('/healthz/delivery', async (request, reply) => {
    const status = await deliveryStatus()
    const isWorking = status !== undefined && !status.lastError && status.deadLetters === 0
    reply.header('cache-control', 'no-store')
    const forAnyone = { isConfigured: status !== undefined, isWorking }
    return reply.send(isFromThisMachine(request) ? { ...forAnyone, ...status } : forAnyone)
  })
}

/** Only this machine may read how many enquiries wait. Requests with forwarding headers came from others, by a proxy. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address)
  return isLoopback && FORWARDING_HEADERS.every((name) => headers[name] === undefined)
}
