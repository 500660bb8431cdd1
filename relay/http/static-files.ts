// Serves the built site: compressed files as the build has made them, and its page for unknown addresses.
import { access } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SettingError } from '../config/setting-error.ts'
import type { HeaderSource } from './response-headers.ts'
import { sendText } from './send-text.ts'

export async function serveSite(
  app: FastifyInstance,
  directory: string,
  headers: HeaderSource,
): Promise<void> {
  await requireBuild(directory)
  const assets = join(directory, 'assets') + sep
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    lastModified: false, // files have an ETag
    allowedPath: (path) => !hasDotfile(path),
    setHeaders: (reply, path) => {
      const { pages, assets: assetHeaders } = headers.latest()
      reply.headers(path.startsWith(assets) ? assetHeaders : pages)
      reply.raw.removeHeader('connection') // keep-alive is HTTP/1.1's default
    },
  })
  app.setNotFoundHandler(sendNotFound)
}

async function requireBuild(directory: string): Promise<void> {
  try {
    await access(join(directory, 'index.html'))
  } catch {
    const problem = 'has no index.html; run npm run build first, or serve the API alone'
    throw new SettingError('SITE_FOLDER', problem, 'SITE_FOLDER=none')
  }
}

/** RFC 8615: /.well-known/ is public. Other names that begin with a dot are not. */
function hasDotfile(path: string): boolean {
  const [first, ...rest] = path.split('/').filter((segment) => segment !== '')
  const segments = first === '.well-known' ? rest : [first ?? '', ...rest]
  return segments.some((segment) => segment.startsWith('.'))
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  if (request.url.startsWith('/api/')) return void sendText(reply, 404, 'There is no such API here')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return void sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read')
  }
  // These would ask for a 304 or a part of the error page.
  for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.raw.headers[name]
  reply.code(404).sendFile('404.html')
}
