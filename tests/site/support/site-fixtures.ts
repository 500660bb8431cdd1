import { STATUS_CODES } from 'node:http'
import { type BrowserContext, test as base, expect, type Request } from '@playwright/test'
import { type EnquiryForm, enquiryForm } from './enquiry-form.ts'
import { type Site, startSite } from './site.ts'

/** The address to which the form sends an enquiry. */
export const SEND = '**/api/v1.0/email/send'

type Provider = {
  /** The response to all further requests: a status, or the way in which a request fails. */
  response: number | 'connectionfailed' | 'blockedbyclient'
  /** The requests that the page has sent. */
  sends: Request[]
}

type TestFixtures = {
  form: EnquiryForm
  /**
   * Replaces the email provider. It accepts every enquiry, unless the test changes `response`. The page must log each
   * failure, as the specification says.
   */
  provider: Provider
  /** Fails requests, as a bad network does, until `page.unroute`. */
  failRequests: (address: string, options?: { times: number }) => Promise<unknown>
  /** Allows console errors, warnings and failed requests that match, and requires each pattern to match one. */
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
      await using site = await startSite()
      await use(site)
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

  form: ({ page }, use) => use(enquiryForm(page)),

  provider: async ({ page, expectConsole }, use) => {
    const provider: Provider = { response: 200, sends: [] }
    await page.route(SEND, (route, request) => {
      provider.sends.push(request)
      const { response } = provider
      if (typeof response === 'string') {
        expectConsole(/The enquiry was not sent 0 Failed to fetch$/, /net::ERR_/)
        return route.abort(response)
      }
      const body = STATUS_CODES[response] ?? ''
      if (response >= 300) expectConsole(new RegExp(`The enquiry was not sent ${response} ${body}$`))
      // The browser itself logs this error.
      if (response >= 400) expectConsole(new RegExp(`responded with a status of ${response}`))
      return route.fulfill({ status: response, body })
    })
    await use(provider)
  },

  failRequests: async ({ page, expectConsole }, use) => {
    await use((address, options) => {
      expectConsole(/ERR_CONNECTION_FAILED/)
      return page.route(address, (route) => route.abort('connectionfailed'), options)
    })
  },

  // This runs in every test, because an unexpected error in a page fails it.
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

/** Keeps toasts open for longer, because on a busy machine one would close before a test has read it. */
function slowDownToasts() {
  addEventListener('animationstart', ({ target }) => {
    for (const moving of (target as Element).getAnimations()) {
      if (moving.effect?.getTiming().duration === 5000) moving.updatePlaybackRate(0.001)
    }
  })
}

/** A page that is left while it loads aborts its requests. Chromium, Firefox and WebKit report that in these words. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'Load request cancelled', 'cancelled']

/** Collects console errors and warnings, uncaught errors and failed requests of all pages of the context. */
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
    if (!ABORTED.includes(reason))
      errors.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return errors
}
