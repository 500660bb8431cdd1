// For monitoring. /healthz: can enquiries be stored? /healthz/delivery: is mail delivered?
import type { FastifyInstance } from 'fastify'
import { codeOf } from '../log.ts'
import type { ServerOptions } from './server.ts'

export function reportHealth(app: FastifyInstance, { store, deliveryStatus }: ServerOptions): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await store.probe()
      return reply.code(200).send('OK')
    } catch (error) {
      request.log.error({ code: codeOf(error) }, 'enquiries cannot be stored')
      return reply.code(503).send('Enquiries cannot be stored')
    }
  })
  app.get('/healthz/delivery', async (_request, reply) => {
    const status = await deliveryStatus()
    return reply.header('cache-control', 'no-store').send({ isConfigured: status !== undefined, ...status })
  })
}
