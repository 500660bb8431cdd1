// The routes that send pictures as WebP to look at, and that receive new ones.
import type { FastifyInstance } from 'fastify'
import { addPicture, type PictureDirectories, thumbnailOf } from './picture-library.ts'

export const pictureRoutes = (directories: PictureDirectories) => (app: FastifyInstance) => {
  app.get<{ Params: { name: string }; Querystring: { size?: string } }>(
    '/edit/api/pictures/:name',
    async ({ params, query }, reply) =>
      reply.type('image/webp').send(await thumbnailOf(params.name, directories.art, query.size === 'large')),
  )
  app.post<{ Querystring: { name?: string }; Body: Buffer }>('/edit/api/pictures', ({ query, body }) =>
    addPicture(query.name ?? '', body, directories),
  )
}
