// Writes one JSON line for each event, with nothing about a person: no names, addresses, numbers or text.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Libraries log errors themselves, and the message of an error may quote what a visitor has sent.
    serializers: {
      err: (error: Error) => ({ type: error.name, message: '', stack: framesOf(error).join('\n') }),
      req: () => ({}),
      res: () => ({}),
    },
  }
}

/** Logs one line for each request. It names the route, because an address may contain anything that a visitor has typed. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime)
    log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms }, 'request completed')
  })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/**
 * Returns what helps to find the cause of an error: everything but its message, which may quote what a visitor has sent.
 * The stack begins with the message, and may hold that of the cause too, so only the frames are taken.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error, code: 'unknown', frames: [] }
  return { error: error.name, code: codeOf(error), frames: framesOf(error) }
}

/** Matches a frame, which ends with the line and the column in a file. */
const FRAME = /^ {4}at .*:\d+:\d+\)?$/

function framesOf({ message, stack = '' }: Error): string[] {
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  const frames = afterMessage.split('\n').filter((line) => FRAME.test(line))
  return frames.map((line) => line.trim())
}
