// Serves the built site: compressed files as the build has made them, and its page for unknown addresses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendText } from './send-text.ts'
import type { ServedBuild } from './served-build.ts'

export async function serveSite(app: FastifyInstance, root: string, build: ServedBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    lastModified: false, // files have an ETag
    // RFC 8615: /.well-known/ is public. Other names that begin with a dot are not.
    allowedPath: (path) => !/\/\.(?!well-known\/)/.test(path),
    setHeaders: (reply, path) => {
      const { pages, assets } = build.rules()
      reply.headers(/[\\/]assets[\\/][^\\/]+$/.test(path) ? assets : pages)
      reply.raw.removeHeader('connection') // keep-alive is HTTP/1.1's default
    },
  })

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    // The policy names the scripts of one build: headers and files must come from the same.
    reply.headers(build.rules().everywhere)
    const path = `/${request.params['*']}`
    reply.sendFile(path, directoryOf(path, build))
  })

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return void sendText(reply, 404, 'There is no such API here')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read')
    }
    // These would ask for a 304 or a part of the error page.
    for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.raw.headers[name]
    reply.code(404).sendFile('404.html', build.directory())
  })
}

/** A page that was loaded before a new build may still ask for the scripts and pictures of its own. */
function directoryOf(path: string, build: ServedBuild): string {
  const [current, previous] = [build.directory(), build.previousDirectory()]
  const isOldAsset = previous && path.startsWith('/assets/') && !existsSync(join(current, path))
  return isOldAsset ? previous : current
}
