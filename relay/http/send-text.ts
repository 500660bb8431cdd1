import type { FastifyReply } from 'fastify'

/** EmailJS's clients read the status and one line of plain text. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}
