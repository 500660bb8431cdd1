// Vite learns of files in its public directory some time after they were made, which is too late for a new picture.
import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/** Sends a made picture; false for every other request. */
export function sendMadePicture(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { base, publicFiles }: { base: string; publicFiles: string },
): boolean {
  const [, name, type] = /^(assets\/[\w.-]+\.(avif|webp))$/.exec(url.slice(base.length)) ?? []
  const path = name && join(publicFiles, name)
  if (!path || !existsSync(path)) return false
  response.setHeader('content-type', `image/${type}`)
  createReadStream(path).pipe(response)
  return true
}
