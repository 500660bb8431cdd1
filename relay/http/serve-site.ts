// Serves the built site: compressed files as the build has made them, and its page for unknown addresses.
import { existsSync, ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { assetHeaders, documentHeaders } from '#contract/response-headers.ts'
import { settingProblem } from '#settings/parse-settings.ts'
import { SettingsError } from '#settings/settings-error.ts'

export async function serveSite(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(join(directory, 'index.html'))) {
    const problem = 'has no index.html; run npm run build, or serve the API alone'
    throw new SettingsError([settingProblem('SITE_FOLDER', problem, 'none')])
  }

  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    redirect: true,
    cacheControl: false,
    lastModified: false, // Files have an ETag instead.
    // RFC 8615: /.well-known/ is public. Other names that begin with a dot are not.
    allowedPath: (path) => !/\/\.(?!well-known\/)/.test(path),
  })

  function sendFile(reply: FastifyReply, path: string) {
    reply.headers(path.startsWith('/assets/') ? assetHeaders : documentHeaders)
    reply.sendFile(path)
  }

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => sendFile(reply, `/${request.params['*']}`))

  // @fastify/static asks for the length of a file before it opens it. A build may replace a document in between, so a
  // document is read again as a whole. Files in assets/ never change.
  app.addHook('onSend', async (_request, reply, payload) => {
    const isWholeDocument =
      payload instanceof ReadStream &&
      reply.getHeader('cache-control') === documentHeaders['Cache-Control'] &&
      reply.statusCode !== 206
    if (!isWholeDocument) return payload
    payload.destroy()
    const document = await readFile(payload.path)
    reply.header('content-length', document.length)
    return document
  })

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return void reply.code(404).send('There is no such API here')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void reply.header('allow', 'GET, HEAD').code(405).send('This address can only be read')
    }
    // With these headers the client would get a 304 or a part of the error page.
    for (const name of ['range', 'if-none-match', 'if-modified-since']) delete request.raw.headers[name]
    sendFile(reply.code(404), '/404.html')
  })
}
