// The API of EmailJS, as far as a contact form needs it: POST /api/v1.0/email/send.
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preValidationAsyncHookHandler } from 'fastify'
import type { Enquiry } from '#contract/enquiry.ts'
import { MAX_VARIABLES_BYTES, SEND_PATH } from '#contract/wire.ts'
import { codeOf } from '../log.ts'
import { composeMessage } from '../mailbox/compose-message.ts'
import { uniqueName } from '../mailbox/maildir.ts'
import { spamReason } from '../mailbox/spam-reason.ts'
import { restrictOrigins } from './cors.ts'
import { parseEnquiry } from './parse-enquiry.ts'
import { sendText } from './send-text.ts'
import type { ServerOptions } from './server.ts'

/** JSON may write one byte as six (\u0041); keys and ids need some space too. */
const MAX_BODY_BYTES = 6 * MAX_VARIABLES_BYTES + 4_096
/** Limits memory under a flood of addresses: the least recently used are forgotten. */
const MAX_CLIENTS = 10_000

export async function receiveEnquiries(app: FastifyInstance, { config, store, onStored }: ServerOptions) {
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await restrictOrigins(api, config.allowedOrigins)
    // As bytes, because fastify's own JSON parser replaces broken UTF-8 instead of refusing it.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      /^application\/json(; *charset="?utf-8"?)?$/i,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, bytes, done) => done(null, bytes),
    )
    await api.register(rateLimit, { global: false, cache: MAX_CLIENTS })
    const validateEnquiry: preValidationAsyncHookHandler = async (request, reply) => {
      const parsed = parseEnquiry(request.body as Buffer | undefined, config.account)
      if (!parsed.ok) return sendText(reply, parsed.status, parsed.text)
      request.body = parsed.enquiry
    }
    // Counted in a later hook than the checks: a mistake that the visitor corrects does not count.
    const limit = { max: config.ratePerMinute, timeWindow: '1 minute', hook: 'preHandler' as const }
    const options = {
      preValidation: validateEnquiry,
      config: { rateLimit: config.ratePerMinute > 0 && limit },
    }
    api.post(SEND_PATH, options, async (request, reply) => {
      const enquiry = request.body as Enquiry
      const id = uniqueName()
      const junkReason = spamReason(enquiry)
      const text = composeMessage(enquiry, { ...config.mail, id, junkReason, date: new Date() })
      try {
        await store.store({ id, text, isJunk: junkReason !== undefined })
      } catch (error) {
        request.log.error({ code: codeOf(error) }, 'an enquiry could not be stored')
        return sendText(reply, 503, 'The enquiry could not be stored, please try again later')
      }
      if (junkReason === undefined) onStored(id)
      else request.log.info({ message: id, junkReason }, 'an enquiry went to Junk')
      return sendText(reply, 200, 'OK')
    })
    api.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: SEND_PATH,
      handler: async (_request, reply) =>
        sendText(reply.header('allow', 'POST, OPTIONS'), 405, 'An enquiry is sent with POST'),
    })
  })
}
