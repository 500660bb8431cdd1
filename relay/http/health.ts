// For monitoring. /healthz: can enquiries be stored? /healthz/delivery: does mail leave?
import type { FastifyInstance } from 'fastify'
import type { DeliveryStatus } from '../delivery/delivery.ts'
import { codeOf } from '../log.ts'
import type { MessageStore } from '../mailbox/store-message.ts'
import { sendText } from './send-text.ts'

export type HealthOptions = {
  store: Pick<MessageStore, 'probe'>
  /** `undefined` when SMTP_URL is not set. */
  deliveryStatus: () => Promise<DeliveryStatus | undefined>
}

export function reportHealth(app: FastifyInstance, { store, deliveryStatus }: HealthOptions): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await store.probe()
      return sendText(reply, 200, 'OK')
    } catch (error) {
      request.log.error({ code: codeOf(error) }, 'the mailbox cannot be written')
      return sendText(reply, 503, 'The mailbox cannot be written')
    }
  })
  app.get('/healthz/delivery', async (_request, reply) => {
    const status = await deliveryStatus()
    return reply.header('cache-control', 'no-store').send({ isConfigured: status !== undefined, ...status })
  })
}
