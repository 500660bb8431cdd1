// One JSON line for each event, without anything about a person: no names, addresses, numbers or text.
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      // The message of an error may quote what a visitor has sent.
      err: (error: Error) => ({ type: error.name, code: codeOf(error), message: '', stack: '' }),
      // The route, not the address: that may hold anything that a visitor has typed or pasted into it.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
