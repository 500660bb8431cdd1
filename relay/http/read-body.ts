// Reads a body of at most so many bytes, counted as they come: the header that announces them may lie.
import type { IncomingMessage } from 'node:http'

/**
 * What is too large is answered at once, but a sender in full flow reads the answer only after a while. Closing on
 * it would reset the connection and lose the answer, so the rest is read and dropped for this long.
 */
const LINGER_MS = 2_000

/** `undefined` when there was more. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    function take(chunk: Buffer) {
      bytes += chunk.length
      if (bytes <= maxBytes) return void chunks.push(chunk)
      request.off('data', take)
      request.resume()
      linger(request)
      resolve(undefined)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}

function linger(request: IncomingMessage) {
  const timer = setTimeout(() => request.destroy(), LINGER_MS)
  request.once('close', () => clearTimeout(timer))
}
