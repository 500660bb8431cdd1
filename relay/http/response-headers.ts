// Sends the security headers and cache rules that the build has written to headers.json; build/headers.ts decides them.
import { readFile, stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { SettingError } from '../config/setting-error.ts'
import { isMissing } from '../mailbox/durable-files.ts'

type Headers = Readonly<Record<string, string>>

const groups = ['everywhere', 'https', 'pages', 'assets'] as const

/** `everywhere` is for every response, `https` for those over TLS, `pages` and `assets` for files of the site. */
export type HeaderRules = Readonly<Record<(typeof groups)[number], Headers>>

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
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET') await headers.refresh()
    const { everywhere, https } = headers.latest()
    reply.headers(everywhere)
    // `protocol` follows X-Forwarded-Proto only where TRUST_PROXY allows it.
    if (request.protocol === 'https') reply.headers(https)
  })
}

async function versionOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0
}

async function readRules(file: string): Promise<HeaderRules | undefined> {
  try {
    const rules: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isHeaderRules(rules) ? rules : undefined
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isHeaderRules(value: unknown): value is HeaderRules {
  return isObject(value) && groups.every((group) => isObject(value[group]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
