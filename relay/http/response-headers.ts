// The one list of security headers, made by the build and put on everything that leaves this process.
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { SettingProblem } from '../config/setting-error.ts'
import { isMissing } from '../mailbox/maildir.ts'

export type Headers = Readonly<Record<string, string>>

/** Two years, the least that browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** For an API without a site, where there is no page whose needs the build could know. */
const bareHeaders: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

export async function readHeaders(file: string, isRequired: boolean): Promise<Headers> {
  try {
    const headers: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isHeaders(headers)) return headers
  } catch (error) {
    if (isMissing(error) && !isRequired) return bareHeaders
    if (!isMissing(error) && !(error instanceof SyntaxError)) throw error
  }
  const meaning = 'has no headers.json beside it; run npm run build first, or serve the API alone'
  throw new SettingProblem('SITE_FOLDER', meaning, 'SITE_FOLDER=none')
}

export function secureAnswers(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // `protocol` knows of X-Forwarded-Proto only where TRUST_PROXY allows it.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    done()
  })
}

function isHeaders(value: unknown): value is Headers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((header) => typeof header === 'string')
}
