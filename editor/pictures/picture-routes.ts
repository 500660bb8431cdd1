// The routes that send pictures as WebP to look at, and that receive new ones.
import type { FastifyInstance } from 'fastify'
import { BadRequest } from '../action.ts'
import { addPicture, type PictureDirectories } from './picture-library.ts'
import { createThumbnails } from './thumbnails.ts'

/** The address of a picture has its version, so what is at an address never changes. */
const CACHING = 'max-age=31536000, immutable'

export const pictureRoutes = (directories: PictureDirectories) => (app: FastifyInstance) => {
  const thumbnailOf = createThumbnails(directories.art)
  app.get<{ Params: { name: string }; Querystring: { size?: string; version?: string } }>(
    '/edit/api/pictures/:name',
    async ({ params, query: { size, version } }, reply) => {
      const picture = await thumbnailOf(params.name, size === 'large')
      if (!picture) return reply.code(404).send()
      if (version) reply.header('cache-control', CACHING)
      return reply.type('image/webp').send(picture)
    },
  )
  app.post<{ Querystring: { name?: unknown }; Body: unknown }>('/edit/api/pictures', ({ query, body }) => {
    if (!Buffer.isBuffer(body)) throw new BadRequest('This is no picture.')
    return addPicture(typeof query.name === 'string' ? query.name : '', body, directories)
  })
}
