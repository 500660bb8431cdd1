// The relay's HTTP server without a socket and without a disk behind it.
import type { FastifyInstance } from 'fastify'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { type Environment, readConfig } from '../../relay/config/config.ts'
import { apiOnly } from '../../relay/http/served-build.ts'
import { createServer, type ServerOptions } from '../../relay/http/server.ts'
import { cleanUpAfterAll, temporaryDirectory, writeFiles } from '../temporary-files.ts'
import { bodyOf } from './fixtures.ts'

export const headerRules = {
  ...apiOnly,
  pages: { 'Cache-Control': 'no-cache' },
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
}

export async function siteDirectory(): Promise<string> {
  const directory = await temporaryDirectory()
  await writeFiles(directory, {
    'headers.json': JSON.stringify(headerRules),
    'site/index.html': '<h1>Home</h1>',
    'site/index.html.br': 'home in brotli',
    'site/index.html.gz': 'home in gzip',
    'site/about/index.html': '<h1>About</h1>',
    'site/404.html': '<h1>Not here</h1>',
    'site/404.html.br': 'not here in brotli',
    'site/assets/app.1a2b3c.js': 'export const answer = 42',
    'site/.env': 'SECRET=1',
    'site/assets/.hidden': 'secret',
    'site/.well-known/security.txt': 'Contact: mailto:x@example.com',
    'secret.txt': 'outside of the site',
  })
  return directory
}

/** Without a site, unless the environment names one. */
export async function serve(
  environment: Environment = {},
  options: Partial<ServerOptions> = {},
): Promise<FastifyInstance> {
  const app = await createServer({
    config: readConfig({ SITE_FOLDER: 'none', LOG_LEVEL: 'silent', ...environment }),
    store: { store: async () => undefined, probe: async () => undefined },
    deliveryStatus: async () => undefined,
    ...options,
  })
  cleanUpAfterAll(() => app.close())
  return app
}

export type Sending = { body?: unknown; headers?: Record<string, string>; from?: string }

export function sendEnquiry(app: FastifyInstance, { body = bodyOf(), headers = {}, from }: Sending = {}) {
  return app.inject({
    method: 'POST',
    url: SEND_PATH,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    ...(from && { remoteAddress: from }),
  })
}
