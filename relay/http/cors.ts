// Which pages may send enquiries: those of our own host and those that ALLOWED_ORIGINS names.
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendText } from './send-text.ts'

const DAY_SECONDS = 86_400

export async function restrictOrigins(api: FastifyInstance, allowed: ReadonlySet<string>): Promise<void> {
  // The plugin only withholds its headers from other origins, and the browser would still send: so refuse first.
  api.addHook('onRequest', (request, reply, done) => {
    if (!isAllowedOrigin(request, allowed)) return void sendText(reply, 403, 'Forbidden')
    done()
  })
  await api.register(cors, {
    origin: true,
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: DAY_SECONDS,
    strictPreflight: false,
  })
}

function isAllowedOrigin(
  { headers: { origin }, host }: FastifyRequest,
  allowed: ReadonlySet<string>,
): boolean {
  // Only browsers send an Origin; EmailJS's Node client and scripts do not.
  if (origin === undefined || allowed.has(origin)) return true
  // Hosts are compared without the scheme: behind a proxy that ends TLS the page says https where we see http.
  return URL.canParse(origin) && new URL(origin).host !== '' && new URL(origin).host === host
}
