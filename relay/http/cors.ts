// Decides which pages may send enquiries: those of our own host and those that ALLOWED_ORIGINS names.
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 86_400

export async function restrictOrigins(api: FastifyInstance, allowed: ReadonlySet<string>): Promise<void> {
  // The plugin only withholds its headers from other origins, and the browser would still send. So this refuses first.
  api.addHook('onRequest', async ({ headers: { origin, host } }, reply) => {
    // Only browsers send an Origin; EmailJS's Node client and scripts do not.
    if (origin === undefined || allowed.has(origin) || hostOf(origin) === host) return
    return reply.code(403).send('Forbidden')
  })
  await api.register(cors, {
    origin: true,
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: DAY_SECONDS,
    strictPreflight: false,
  })
}

/** Compares without the scheme: behind a proxy that ends TLS the page has https and we see http. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined
}
