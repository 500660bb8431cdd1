// One JSON line for each event, without anything about a person: no names, addresses, numbers or text.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // For what libraries log themselves: the message of an error may quote what a visitor has sent.
    serializers: {
      err: (error: Error) => ({ type: error.name, code: codeOf(error), message: '', stack: '' }),
      req: () => ({}),
      res: () => ({}),
    },
  }
}

/** Logs the route, not the address: an address may hold anything that a visitor has typed or pasted into it. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms },
      'request completed',
    )
    done()
  })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
