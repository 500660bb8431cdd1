// Sends the security headers and cache rules that the build has written to headers.json; build/headers.ts decides them.
import { readFile, stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { SettingError } from '../config/setting-error.ts'
import { isMissing } from '../mailbox/durable-files.ts'

type Headers = Readonly<Record<string, string>>

/** `everywhere` is for every response, `https` for those over TLS, `pages` and `assets` for files of the site. */
export type HeaderRules = Readonly<Record<'everywhere' | 'https' | 'pages' | 'assets', Headers>>

export type HeaderSource = { latest(): HeaderRules; refresh(): Promise<void> }

/** For an API without a built site. */
const apiOnly: HeaderRules = {
  everywhere: {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  },
  https: {},
  pages: {},
  assets: {},
}

export async function openHeaders(file: string, isRequired: boolean): Promise<HeaderSource> {
  let rules = await readRules(file)
  if (!rules && isRequired) {
    const problem = 'has no headers.json beside it; run npm run build first, or serve the API alone'
    throw new SettingError('SITE_FOLDER', problem, 'SITE_FOLDER=none')
  }
  let version = await versionOf(file)

  /** A new build has new scripts, which the policy of the old one would forbid. */
  async function refresh() {
    const current = await versionOf(file)
    if (current === version) return
    version = current
    rules = (await readRules(file)) ?? rules
  }

  return { latest: () => rules ?? apiOnly, refresh }
}

export function sendHeaders(app: FastifyInstance, headers: HeaderSource): void {
  app.addHook('onRequest', (request, reply, done) => {
    const send = () => {
      const { everywhere, https } = headers.latest()
      reply.headers(everywhere)
      // `protocol` follows X-Forwarded-Proto only where TRUST_PROXY allows it.
      if (request.protocol === 'https') reply.headers(https)
      done()
    }
    // An enquiry does not wait for the disk here; a page needs the policy of its own build.
    if (request.method === 'POST') send()
    else headers.refresh().then(send, done)
  })
}

async function versionOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0
}

/** `undefined` while there is no complete file. */
async function readRules(file: string): Promise<HeaderRules | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as HeaderRules
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}
