// The built site, as files.
import { access, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SettingProblem } from '../config/setting-error.ts'
import { answer } from './receive-enquiry.ts'

/** Files under assets/ have their content's hash in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Pages are asked for again each time, and mostly answered with 304. */
const REVALIDATE = 'no-cache'

export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await mustBeBuilt(folder)
  const assets = join(folder, 'assets') + sep
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    // Files are known by their tags. The first flight of packets has no room for headers that nobody needs.
    lastModified: false,
    allowedPath: (path) => !hasDotfile(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? FOREVER : REVALIDATE)
      // That the connection stays open goes without saying since HTTP/1.1.
      reply.raw.removeHeader('connection')
    },
  })
  app.setNotFoundHandler((request, reply) => notFound(folder, request, reply))
}

async function mustBeBuilt(folder: string): Promise<void> {
  try {
    await access(join(folder, 'index.html'))
  } catch {
    const meaning = 'has no index.html; run npm run build first, or serve the API alone'
    throw new SettingProblem('SITE_FOLDER', meaning, 'SITE_FOLDER=none')
  }
}

/** RFC 8615 keeps /.well-known/ for the public; whatever else begins with a dot was not meant to be seen. */
function hasDotfile(path: string): boolean {
  const [first, ...rest] = path.split('/').filter((segment) => segment !== '')
  const segments = first === '.well-known' ? rest : [first ?? '', ...rest]
  return segments.some((segment) => segment.startsWith('.'))
}

async function notFound(folder: string, request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return answer(reply, 404, 'There is no such API here')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read')
  }
  // Read each time: a new build may have replaced it. Whole, never a range or a 304 of it, so not by the plugin.
  const page = await readFile(join(folder, '404.html'))
  return reply.code(404).type('text/html; charset=utf-8').header('cache-control', REVALIDATE).send(page)
}
