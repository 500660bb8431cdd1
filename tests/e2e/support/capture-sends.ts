import type { Page, Request } from '@playwright/test'

/** A status and text, a failure that Playwright names, or no response. */
export type ProviderResponse =
  | { status: number; text: string }
  | 'connectionfailed'
  | 'blockedbyclient'
  | 'never'

const OK = { status: 200, text: 'OK' }

/** Replaces the email provider: records what the page sends, and responds. A function can delay or vary the response. */
export async function captureSends(
  page: Page,
  response: ProviderResponse | (() => ProviderResponse | Promise<ProviderResponse>) = OK,
): Promise<readonly Request[]> {
  const sends: Request[] = []
  await page.route('**/api/v1.0/email/send', async (route, request) => {
    sends.push(request)
    const given = typeof response === 'function' ? await response() : response
    if (given === 'never') return
    if (typeof given === 'string') return route.abort(given)
    // EmailJS is on another origin and allows all.
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ status: given.status, body: given.text, contentType: 'text/plain', headers })
  })
  return sends
}
