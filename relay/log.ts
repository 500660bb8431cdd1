// One JSON line for each event, and nothing in it that belongs to a person: no names, addresses, numbers or text.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Whatever is logged by the libraries themselves: an error's message may quote what a visitor has sent.
    serializers: { err: errorLabel, req: () => ({}), res: () => ({}) },
  }
}

/** The route, not the address: an address may hold anything that somebody has typed or pasted into it. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'answered')
    done()
  })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

function errorLabel(error: unknown) {
  return {
    type: error instanceof Error ? error.name : typeof error,
    code: codeOf(error),
    message: '',
    stack: '',
  }
}
