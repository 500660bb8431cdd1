// The API of EmailJS, as far as a contact form needs it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Enquiry } from '#contract/enquiry.ts'
import { MAX_VARIABLES_BYTES, SEND_PATH } from '#contract/wire.ts'
import type { Config } from '../config/config.ts'
import { codeOf } from '../log.ts'
import { composeLetter } from '../mailbox/compose-message.ts'
import { uniqueName } from '../mailbox/maildir.ts'
import { createSpamGuard } from '../mailbox/spam-reason.ts'
import type { Spool } from '../mailbox/store-message.ts'
import { allowOrigin, answerPreflight, isAllowedOrigin } from './origins.ts'
import { type Reading, readEnquiry, refusal, tooLarge } from './parse-enquiry.ts'
import { createRate } from './rate-limit.ts'
import { readBody } from './read-body.ts'

/** JSON may write one byte as six (\u0041), and needs some room for keys and ids. */
const MAX_BODY_BYTES = 6 * MAX_VARIABLES_BYTES + 4_096
/** A minute's purse is full again by then. */
const RETRY_AFTER_SECONDS = 60

export type Receiving = {
  config: Pick<Config, 'account' | 'allowedOrigins' | 'mail' | 'ratePerMinute'>
  spool: Pick<Spool, 'keep'>
  onKept: (id: string) => void
}

export function receive(app: FastifyInstance, { config, spool, onKept }: Receiving): void {
  const rate = createRate(config.ratePerMinute)
  const guard = createSpamGuard()

  app.register(async (api) => {
    // The handler reads the bytes itself; fastify's own parsers would answer in JSON and trust Content-Length.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, _payload, done) => done(null))

    api.addHook('onRequest', (request, reply, done) => {
      reply.headers({ vary: 'Origin', 'cache-control': 'no-store' })
      if (!isAllowedOrigin(request.headers.origin, request.host, config.allowedOrigins)) {
        return void answer(reply, 403, 'Forbidden')
      }
      allowOrigin(request, reply)
      done()
    })

    api.options(SEND_PATH, async (_request, reply) => answerPreflight(reply))
    api.post(SEND_PATH, async (request, reply) => {
      const reading = await readRequest(request)
      if (!reading.ok) return answer(reply, reading.status, reading.text)
      // Counted here, not earlier: a mistake that is corrected should not cost a visitor her next try.
      if (!rate.take(request.ip)) {
        return answer(reply.header('retry-after', RETRY_AFTER_SECONDS), 429, 'Too Many Requests')
      }
      return keep(reading.enquiry, request, reply)
    })
    api.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: SEND_PATH,
      handler: async (_request, reply) =>
        answer(reply.header('allow', 'POST, OPTIONS'), 405, 'An enquiry is sent with POST'),
    })
  })

  async function readRequest(request: FastifyRequest): Promise<Reading> {
    if (!isJson(request)) return refusal(415, 'The content type must be application/json')
    const bytes = await readBody(request.raw, MAX_BODY_BYTES)
    return bytes ? readEnquiry(bytes, config.account) : refusal(413, tooLarge)
  }

  async function keep(enquiry: Enquiry, request: FastifyRequest, reply: FastifyReply) {
    const id = uniqueName()
    const junkReason = guard.reasonFor(enquiry)
    const text = composeLetter(enquiry, { ...config.mail, id, junkReason, date: new Date() })
    try {
      await spool.keep({ id, text, isJunk: junkReason !== undefined })
    } catch (error) {
      request.log.error({ code: codeOf(error) }, 'an enquiry could not be kept')
      return answer(reply, 503, 'The enquiry could not be kept, please try again later')
    }
    if (junkReason === undefined) onKept(id)
    else request.log.info({ letter: id, junkReason }, 'an enquiry went to Junk')
    return answer(reply, 200, 'OK')
  }
}

function isJson({ headers }: FastifyRequest): boolean {
  if (headers['content-encoding'] !== undefined) return false
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '')
}

export function answer(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}
