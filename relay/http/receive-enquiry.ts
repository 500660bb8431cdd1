// The API of EmailJS, as far as a contact form needs it: POST /api/v1.0/email/send.
// Its clients read the status and one line of plain text, which is what fastify makes of a string.
import type { FastifyInstance } from 'fastify'
import { MAX_VARIABLES_BYTES, SEND_PATH } from '#contract/emailjs-api.ts'
import { errorFacts } from '../log.ts'
import { composeMessage } from '../mailbox/compose-message.ts'
import { spamReason as spamReasonOf } from '../mailbox/spam-reason.ts'
import { uniqueName } from '../message-name.ts'
import { restrictOrigins } from './cors.ts'
import { parseEnquiry } from './parse-enquiry.ts'
import { limitRate } from './rate-limit.ts'
import type { ServerOptions } from './server.ts'

/** JSON may write one byte as six (\u0041); keys and ids need some space too. */
const MAX_BODY_BYTES = 6 * MAX_VARIABLES_BYTES + 4_096

export async function receiveEnquiries(app: FastifyInstance, { config, store }: ServerOptions) {
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await restrictOrigins(api, config.allowedOrigins)
    // The body is read as bytes, because fastify's own JSON parser replaces broken UTF-8 instead of refusing it.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      /^application\/json(; *charset="?utf-8"?)?$/i,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, bytes, done) => done(null, bytes),
    )
    const { countAttempt, forgetAttempt } = await limitRate(api, config.ratePerMinute)
    api.post<{ Body: Buffer | undefined }>(SEND_PATH, async (request, reply) => {
      const enquiry = parseEnquiry(request.body, config.account)
      const attempt = await countAttempt(request)
      if (!attempt.isAllowed && attempt.isExceeded) {
        return reply.header('retry-after', attempt.ttlInSeconds).code(429).send('Too Many Requests')
      }
      const id = uniqueName()
      const spamReason = spamReasonOf(enquiry)
      const text = composeMessage(enquiry, { ...config.mail, id, spamReason, date: new Date() })
      try {
        await store.store({ id, text })
      } catch (error) {
        forgetAttempt()
        request.log.error(errorFacts(error), 'an enquiry could not be stored')
        return reply.code(503).send('The enquiry could not be stored, please try again later')
      }
      if (spamReason) request.log.info({ message: id, spamReason }, 'an enquiry was marked as possible spam')
      return reply.code(200).send('OK')
    })
  })
}
