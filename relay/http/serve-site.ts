// Serves the built site: compressed files as the build has made them, and its page for unknown addresses.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ServedBuild } from './served-build.ts'

export async function serveSite(app: FastifyInstance, build: ServedBuild): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    lastModified: false, // files have an ETag
    // RFC 8615: /.well-known/ is public. Other names that begin with a dot are not.
    allowedPath: (path) => !/\/\.(?!well-known\/)/.test(path),
  })

  function sendFile(reply: FastifyReply, path: string) {
    const { rules, directory } = build.current()
    const isAsset = path.startsWith('/assets/')
    // A page that was loaded before a new build may still ask for the scripts and pictures of its own.
    const isOld = isAsset && !existsSync(join(directory, path))
    reply.headers({ ...rules.everywhere, ...(isAsset ? rules.assets : rules.pages) })
    reply.sendFile(path, isOld ? build.previousDirectory : directory)
  }

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => sendFile(reply, `/${request.params['*']}`))

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return void reply.code(404).send('There is no such API here')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void reply.header('allow', 'GET, HEAD').code(405).send('This address can only be read')
    }
    // These would ask for a 304 or a part of the error page.
    for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.raw.headers[name]
    sendFile(reply.code(404), '/404.html')
  })
}
