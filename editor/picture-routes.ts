// Thumbnails, and new pictures.
import type { FastifyInstance } from 'fastify'
import { addPicture, thumbnailOf } from './pictures.ts'

export const pictureRoutes =
  ({ art, scratch }: { art: string; scratch: string }) =>
  (app: FastifyInstance) => {
    app.get<{ Params: { name: string } }>('/edit/api/pictures/:name', async ({ params }, reply) =>
      reply.type('image/webp').send(await thumbnailOf(params.name, art)),
    )
    app.post<{ Querystring: { name?: string }; Body: Buffer }>('/edit/api/pictures', ({ query, body }) =>
      addPicture(query.name ?? '', body, { art, scratch }),
    )
  }
