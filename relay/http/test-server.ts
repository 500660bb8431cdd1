// The relay's HTTP server for unit tests, without a socket and without a disk behind it.
import type { FastifyInstance } from 'fastify'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { exampleRequest } from '#contract/example-enquiry.ts'
import type { Environment } from '#settings/environment.ts'
import { readConfig } from '#settings/relay-config.ts'
import { createServer, type ServerOptions } from './server.ts'

/** Starts a server. It has no site, unless the environment names one. */
export async function serve(
  environment: Environment = {},
  options: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  return createServer({
    config: readConfig({ SITE_FOLDER: 'none', LOG_LEVEL: 'silent', ...environment }),
    store: { store: async () => undefined, probe: async () => undefined },
    deliveryStatus: async () => undefined,
    ...options,
  })
}

type Sending = { body?: unknown; headers?: Record<string, string>; from?: string }

export function sendEnquiry(
  app: FastifyInstance,
  { body = exampleRequest(), headers = {}, from }: Sending = {},
) {
  return app.inject({
    method: 'POST',
    url: SEND_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    ...(from && { remoteAddress: from }),
  })
}
