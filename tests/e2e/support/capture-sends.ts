import type { Page, Route } from '@playwright/test'

/** A status and text, a failure that Playwright names, or no answer. */
export type Answer = { status: number; text: string } | 'connectionfailed' | 'blockedbyclient' | 'never'

export type Send = {
  method: string
  url: URL
  headers: Record<string, string>
  /** The JSON that was sent. */
  body: unknown
}

async function give(answer: Answer, route: Route) {
  if (answer === 'never') return
  if (typeof answer === 'string') return route.abort(answer)
  return route.fulfill({
    status: answer.status,
    body: answer.text,
    contentType: 'text/plain',
    // EmailJS is on another origin and allows all.
    headers: { 'access-control-allow-origin': '*' },
  })
}

/** Replaces the email provider: records what the page sends, and answers. A function can delay or vary the answer. */
export async function captureSends(
  page: Page,
  answer: Answer | (() => Answer | Promise<Answer>) = { status: 200, text: 'OK' },
): Promise<readonly Send[]> {
  const sends: Send[] = []
  await page.route('**/api/v1.0/email/send', async (route, request) => {
    sends.push({
      method: request.method(),
      url: new URL(request.url()),
      headers: await request.allHeaders(),
      body: request.postDataJSON(),
    })
    await give(typeof answer === 'function' ? await answer() : answer, route)
  })
  return sends
}
