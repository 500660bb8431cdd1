import type { Page, Route } from '@playwright/test'

/** A status and text, a failure that Playwright names, or no response. */
export type ProviderResponse =
  | { status: number; text: string }
  | 'connectionfailed'
  | 'blockedbyclient'
  | 'never'

export type Send = {
  method: string
  url: URL
  headers: Record<string, string>
  /** The JSON that was sent. */
  body: unknown
}

async function give(response: ProviderResponse, route: Route) {
  if (response === 'never') return
  if (typeof response === 'string') return route.abort(response)
  return route.fulfill({
    status: response.status,
    body: response.text,
    contentType: 'text/plain',
    // EmailJS is on another origin and allows all.
    headers: { 'access-control-allow-origin': '*' },
  })
}

/** Replaces the email provider: records what the page sends, and responds. A function can delay or vary the response. */
export async function captureSends(
  page: Page,
  response: ProviderResponse | (() => ProviderResponse | Promise<ProviderResponse>) = {
    status: 200,
    text: 'OK',
  },
): Promise<readonly Send[]> {
  const sends: Send[] = []
  await page.route('**/api/v1.0/email/send', async (route, request) => {
    sends.push({
      method: request.method(),
      url: new URL(request.url()),
      headers: await request.allHeaders(),
      body: request.postDataJSON(),
    })
    await give(typeof response === 'function' ? await response() : response, route)
  })
  return sends
}
