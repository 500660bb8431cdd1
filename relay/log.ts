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

/** Logs one line for each request, with the route: an address may hold anything that a visitor has typed into it. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime)
    log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms }, 'request completed')
  })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
