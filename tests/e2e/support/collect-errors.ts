import type { BrowserContext } from '@playwright/test'

/** A page that is left while it loads aborts its requests. */
const ABORTED = 'net::ERR_ABORTED'

/** Console errors and warnings, uncaught errors and failed requests of all pages of the context. */
export function collectErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') errors.push(`console ${type}: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    errors.push(`uncaught error: ${webError.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'for an unknown reason'
    if (reason !== ABORTED) errors.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return errors
}
