// Serves documents, pictures and fonts of the preview at GET /preview/…, and nothing else of the project.
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { oneAtATime } from '../pictures/one-at-a-time.ts'
import type { Preview, ShownFiles } from './preview.ts'
import { EMPTY_PREVIEW, PREVIEW_BASE } from './preview-address.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const SHARED_HEADERS = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The document may run no script. The editor's page, which frames it, changes it from outside. */
const DOCUMENT_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join(';')

/** A drawing that is opened by itself is a document too. */
const FILE_POLICY = "default-src 'none';style-src 'unsafe-inline';sandbox"

const EMPTY_DOCUMENT =
  '<!doctype html><html lang="en" data-page=""><head><meta charset="utf-8"><title>The site</title></head></html>'

type Query = { version?: string; theme?: string; note?: string }

export const previewRoutes =
  (
    preview: Preview,
    /** Returns the present words, or those of an earlier version. */
    filesOf: (version: string | undefined) => ShownFiles | Promise<ShownFiles>,
  ) =>
  (app: FastifyInstance) => {
    const documentOf = async (path: string, { version, theme, note }: Query) =>
      preview.documentAt(path, await filesOf(version), {
        theme: theme === 'dark' ? 'dark' : 'light',
        note: note === 'sent' || note === 'failed' ? note : undefined,
      })
    const inTurn = oneAtATime()
    app.get<{ Params: { '*': string } }>(`${PREVIEW_BASE}assets/*`, async ({ params }, reply) => {
      const name = params['*']
      const file = await inTurn(() => preview.fileAt(`assets/${name}`))
      if (!file) return reply.code(404).send()
      return reply
        .headers({
          ...SHARED_HEADERS,
          'content-security-policy': FILE_POLICY,
          // The names have a hash of the content, so what is at an address never changes.
          'cache-control': 'max-age=31536000, immutable',
        })
        .type(TYPES[extname(name)] ?? 'application/octet-stream')
        .send(file)
    })
    const sendDocument = (reply: FastifyReply, document: string) =>
      reply
        .headers({
          ...SHARED_HEADERS,
          'content-security-policy': DOCUMENT_POLICY,
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(document)
    app.get(EMPTY_PREVIEW, (_request, reply) => sendDocument(reply, EMPTY_DOCUMENT))
    app.get<{ Params: { '*': string }; Querystring: Query }>(
      `${PREVIEW_BASE}*`,
      async ({ params, query }, reply) => sendDocument(reply, await documentOf(params['*'], query)),
    )
  }
