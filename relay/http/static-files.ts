// Serves the built site: compressed files as the build has made them, and its page for unknown addresses.
import { existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SettingError } from '../config/setting-error.ts'
import type { HeaderSource } from './response-headers.ts'
import { sendText } from './send-text.ts'
import { openSiteDirectory, type SiteDirectory } from './site-directory.ts'

export async function serveSite(
  app: FastifyInstance,
  directory: string,
  headers: HeaderSource,
): Promise<void> {
  await requireBuild(directory)
  const site = await openSiteDirectory(directory)
  app.addHook('onClose', () => site.close())
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    lastModified: false, // files have an ETag
    allowedPath: (path) => !hasDotfile(path),
    setHeaders: (reply, path) => {
      const { pages, assets } = headers.latest()
      reply.headers(/[\\/]assets[\\/][^\\/]+$/.test(path) ? assets : pages)
      reply.raw.removeHeader('connection') // keep-alive is HTTP/1.1's default
    },
  })
  let rules = headers.latest()
  let isOpen = Promise.resolve()
  app.get('/*', async (request, reply) => {
    // The build replaces headers.json last, so new headers mean that the new files are there.
    while (rules !== headers.latest()) {
      rules = headers.latest()
      isOpen = site.reopen()
      await isOpen
    }
    await isOpen
    // The policy names the scripts of one build: headers and files must come from the same.
    reply.headers(rules.everywhere)
    const path = pathOf(request.url)
    if (path === undefined) return reply.callNotFound()
    return reply.sendFile(path, directoryOf(path, site))
  })
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site.current()))
}

/** A page that was loaded before a new build may still ask for the scripts and pictures of its own. */
function directoryOf(path: string, site: SiteDirectory): string {
  const previous = site.previous()
  const isOldAsset = previous && path.startsWith('/assets/') && !existsSync(join(site.current(), path))
  return isOldAsset ? previous : site.current()
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''))
  } catch {
    return undefined
  }
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

function sendNotFound(request: FastifyRequest, reply: FastifyReply, root: string): void {
  if (request.url.startsWith('/api/')) return void sendText(reply, 404, 'There is no such API here')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return void sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read')
  }
  // These would ask for a 304 or a part of the error page.
  for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.raw.headers[name]
  reply.code(404).sendFile('404.html', root)
}
