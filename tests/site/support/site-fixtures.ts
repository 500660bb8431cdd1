import { STATUS_CODES } from 'node:http'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Request,
  type WebError,
} from '@playwright/test'
import { type EnquiryForm, enquiryForm } from './enquiry-form.ts'
import { setTextSize } from './large-text.ts'
import { type Site, startSite } from './site.ts'

/** The address to which the form sends an enquiry. */
export const SEND = '**/api/v1.0/email/send'

type Provider = {
  /** The response to all further requests: a status, or the way in which a request fails. */
  response: number | 'connectionfailed' | 'blockedbyclient'
  /** The requests that the page has sent. */
  sends: Request[]
}

type Options = {
  /**
   * Gives each test a browser context that nothing has been loaded in. Tests of what a first visit loads need it, and
   * tests that leave something in the tab: a clock, a script for all documents, a condition of the network.
   */
  ownContext: boolean
}

type TestFixtures = Options & {
  form: EnquiryForm
  /**
   * Replaces the email provider. It accepts every enquiry, unless the test changes `response`. The page must log each
   * failure, as the specification says.
   */
  provider: Provider
  /** Sets the text size of the browser in percent, for the time of the test. */
  setTextSize: (percent: number) => Promise<void>
  /** Fails requests, as a bad network does, until `page.unroute`. */
  failRequests: (address: string, options?: { times: number }) => Promise<unknown>
  /** Allows console errors, warnings and failed requests that match, and requires each pattern to match one. */
  expectConsole: (...patterns: RegExp[]) => void
}

type WorkerFixtures = {
  /** The built site, served for this worker alone. */
  site: Site
  /** The contexts that this worker's tests share, by their options. */
  sharedContexts: Map<string, BrowserContext>
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

  sharedContexts: [({}, use) => use(new Map()), { scope: 'worker' }],

  ownContext: [false, { option: true }],

  // Tests with the same options share a tab, in which each loads a document of its own: that takes a quarter of the time of
  // a new context, because the browser starts no process for it and has the files in its cache.
  context: async (
    {
      ownContext,
      browser,
      sharedContexts,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      screen,
      ignoreHTTPSErrors,
      contextOptions,
    },
    use,
  ) => {
    const newContext = async () => {
      const context = await browser.newContext()
      await context.addInitScript(slowDownToasts)
      return context
    }
    if (ownContext) {
      await using context = await newContext()
      await use(context)
      return
    }
    const device = { javaScriptEnabled, hasTouch, isMobile, deviceScaleFactor, screen, ignoreHTTPSErrors }
    const options = JSON.stringify({ ...device, ...contextOptions })
    const context = sharedContexts.get(options) ?? (await newContext())
    sharedContexts.set(options, context)
    await use(context)
    await putBack(context, contextOptions.reducedMotion)
  },

  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
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

  setTextSize: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page)
    await use((percent) => setTextSize(session, percent))
    await setTextSize(session, 100)
    await session.detach()
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
      using collected = collectErrors(context)
      const { errors } = collected
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

/** Takes back what a test has set in a tab that the next test gets. */
async function putBack(context: BrowserContext, reducedMotion: 'reduce' | 'no-preference' | null = null) {
  const [page, ...opened] = context.pages()
  for (const tab of opened) await tab.close()
  await context.clearPermissions()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (!page) return
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    forcedColors: null,
    contrast: null,
    reducedMotion,
  })
  await page.mouse.move(0, 0)
}

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
function collectErrors(context: BrowserContext) {
  const errors: string[] = []
  function onConsole(message: ConsoleMessage) {
    const type = message.type()
    if (type === 'error' || type === 'warning') errors.push(`console ${type}: ${message.text()}`)
  }
  function onError(webError: WebError) {
    errors.push(`uncaught error: ${webError.error().message}`)
  }
  function onFailure(request: Request) {
    const reason = request.failure()?.errorText ?? 'for an unknown reason'
    if (!ABORTED.includes(reason))
      errors.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure)
  return {
    errors,
    [Symbol.dispose]() {
      context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure)
    },
  }
}
