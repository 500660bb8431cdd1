import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

/**
 * Serves a directory under a base path as Netlify and Cloudflare Pages do: index.html for a directory, 404.html for what
 * is missing, and the headers of _headers.
 */
export async function startStaticHost(directory: string, base: string) {
  const app = fastify()
  // Read at each request: the test builds the site when it knows this address.
  const read = (file: string) => readFile(join(directory, file), 'utf8').catch(() => '')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request.url, await read('_headers')))
  })
  app.register(fastifyStatic, { root: directory, prefix: base })
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(await read('404.html')),
  )
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() }
}

function headersFor(path: string, rules: string): Record<string, string> {
  const matching = rules
    .split(/\n(?=\/)/)
    .map((rule) => rule.trim().split('\n'))
    .filter(([pattern = '']) => pattern !== '' && path.startsWith(pattern.replace('*', '')))
  return Object.fromEntries(
    matching.flatMap(([, ...lines]) =>
      lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      ),
    ),
  )
}
