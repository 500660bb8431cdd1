import { type BrowserContext, test as base, expect, type Request } from '@playwright/test'
import { type Site, startSite } from './site.ts'

/** Where the form sends an enquiry. */
export const SEND = '**/api/v1.0/email/send'

type Provider = {
  /** What it responds from now on: a status and text, or how the request fails. */
  response: { status: number; text: string } | 'connectionfailed' | 'blockedbyclient'
  /** What the page has sent. */
  sends: readonly Request[]
}

type TestFixtures = {
  /** Replaces the email provider. It accepts every enquiry, unless the test changes `response`. */
  provider: Provider
  /**
   * Allows console errors, warnings and failed requests that match, and requires each pattern to match one:
   * `expectConsole(/The enquiry was not sent/, /status of 500/)`.
   */
  expectConsole: (...patterns: RegExp[]) => void
}

type WorkerFixtures = {
  /** The built site, served for this worker alone. */
  site: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.address)
  },

  context: async ({ context }, use) => {
    await context.addInitScript(slowDownToasts)
    await use(context)
  },

  provider: async ({ page }, use) => {
    const sends: Request[] = []
    const provider: Provider = { response: { status: 200, text: 'OK' }, sends }
    await page.route(SEND, (route, request) => {
      sends.push(request)
      const { response } = provider
      if (typeof response === 'string') return route.abort(response)
      return route.fulfill({ status: response.status, body: response.text })
    })
    await use(provider)
  },

  // In every test: an unexpected error in a page fails it.
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const errors = collectErrors(context)
      await use((...patterns) => {
        expected.push(...patterns)
      })
      const absent = () => expected.filter((pattern) => !errors.some((error) => pattern.test(error)))
      // The browser reports some errors later than the page shows them.
      await expect.soft.poll(absent, 'expected errors that did not occur').toEqual([])
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)))
      expect.soft(unexpected, 'unexpected errors, warnings and failed requests').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** On a busy machine a toast would close before a test has read it. toasts.test.ts tests when it closes. */
function slowDownToasts() {
  addEventListener('animationstart', ({ target, animationName }) => {
    if (!animationName.includes('toast-lifetime')) return
    for (const countdown of (target as Element).getAnimations()) countdown.updatePlaybackRate(0.001)
  })
}

/** A page that is left while it loads aborts its requests. */
const ABORTED = 'net::ERR_ABORTED'

/** Console errors and warnings, uncaught errors and failed requests of all pages of the context. */
function collectErrors(context: BrowserContext): readonly string[] {
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
