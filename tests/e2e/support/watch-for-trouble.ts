import type { BrowserContext } from '@playwright/test'

/** A page that is left while it still loads aborts its own requests; nothing is wrong with that. */
const LEFT_BEHIND = 'net::ERR_ABORTED'

/**
 * Notes everything that a visitor's developer tools would show in red or yellow, in every page of the context:
 * console errors and warnings, errors that nobody caught, requests that failed. (An answer such as 404 is a
 * console error of the browser's own.)
 */
export function watchForTrouble(context: BrowserContext): readonly string[] {
  const troubles: string[] = []
  context.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') troubles.push(`console ${type}: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    troubles.push(`uncaught error: ${webError.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'for no known reason'
    if (reason !== LEFT_BEHIND)
      troubles.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return troubles
}
