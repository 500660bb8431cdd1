// What works before React is there, and when its script is late, broken or missing.
import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { hold } from './support/deferred.ts'
import {
  completeEnquiry,
  errorToast,
  expectValues,
  field,
  fillEnquiry,
  SENT,
  sendButton,
  successToast,
  untouched,
} from './support/enquiry-form.ts'
import { waitForHydration } from './support/open.ts'
import { about, contact, footerLink, home, mainLink, services } from './support/pages.ts'
import { stallDocument } from './support/stall-document.ts'
import { expect, test } from './support/test.ts'

const SCRIPT = '**/assets/entry-client-*.js*'
const PHONE = { width: 360, height: 700 }

/** Opens a page without React. The returned function lets the script come and waits for hydration. */
async function openWithoutReact(page: Page, address: string) {
  const release = await hold(page, SCRIPT)
  await page.goto(address)
  return async () => {
    release()
    await waitForHydration(page)
  }
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
const expectPage = (page: Page, { heading }: { heading: string }) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
const abort = (page: Page, address: string, options?: { times: number }) =>
  page.route(address, (route) => route.abort('connectionfailed'), options)

test('the skip button is the first focus stop, and it and the links work before React', async ({ page }) => {
  const releaseScript = await openWithoutReact(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  for (const shown of [services, about, about]) {
    await page.evaluate(() => scrollTo(0, 900))
    await footerLink(page, shown.link).click()
    await expectPage(page, shown)
    await expect(page).toHaveTitle(shown.title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.goBack()
  await expectPage(page, services)
  await releaseScript()
  await expectPage(page, services)
  await mainLink(page, 'Contact').click()
  await expectPage(page, contact)
})

test.describe('the phone menu', () => {
  test.use({ viewport: PHONE })

  test('opens and closes before React, also with a link, and stays open when React comes', async ({
    page,
  }) => {
    const releaseScript = await openWithoutReact(page, '/')
    const link = mainLink(page, 'Services')
    await menuButton(page).click()
    await expect(link).toBeVisible()
    await menuButton(page).click()
    await expect(link).toBeHidden()
    await menuButton(page).click()
    await link.click()
    await expectPage(page, services)
    await expect(link).toBeHidden()
    await menuButton(page).click()
    await link.click() // a link to the page that is shown
    await expect(link).toBeHidden()
    await menuButton(page).click()
    await releaseScript()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await menuButton(page).click()
    await expect(link).toBeHidden()
  })

  test('stays open, with its focus, while the page of a hash loads, and Home is never shown', async ({
    page,
  }) => {
    const releasePage = await hold(page, '**/services/')
    const releaseScript = await openWithoutReact(page, '/#/services')
    await expect(page.getByRole('main')).toBeHidden()
    await expect(page.getByRole('banner')).toBeVisible()
    await menuButton(page).click()
    await mainLink(page, 'About Us').focus()
    releasePage()
    for (const step of [() => {}, releaseScript]) {
      await step()
      await expectPage(page, services)
      await expect(mainLink(page, 'About Us')).toBeFocused()
      await expect(mainLink(page, 'Services')).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('header [aria-current]')).toHaveCount(1)
    }
  })
})

test.describe('the form', () => {
  /** Submits a complete enquiry before React is there. */
  async function submitWithoutReact(page: Page) {
    const releaseScript = await openWithoutReact(page, '/contact/')
    await fillEnquiry(page)
    await sendButton(page).click()
    return releaseScript
  }

  test('keeps an enquiry, and a submit, while the visitor goes to other pages before React and sending fails', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/The enquiry was not sent 500/, /status of 500/)
    let response = { status: 500, text: 'Internal Server Error' }
    const sends = await captureSends(page, () => response)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await fillEnquiry(page)
    await footerLink(page, 'About Us').click()
    await expectPage(page, about)
    await footerLink(page, 'Contact').click()
    await expectValues(page, completeEnquiry)
    await sendButton(page).click()
    await footerLink(page, 'Home').click()
    await expectPage(page, home)
    expect(sends).toEqual([])
    await releaseScript()
    await expect(errorToast(page)).toHaveText(['Oops! Something went wrong. Please try again.'])
    await mainLink(page, 'Contact').click()
    await expectValues(page, completeEnquiry)
    expect(sends).toHaveLength(1)
    response = { status: 200, text: 'OK' }
    await sendButton(page).click()
    await expect(successToast(page)).toHaveText([SENT])
    await expectValues(page, untouched)
    expect(sends).toHaveLength(2)
  })

  test('does not send words that are being changed when React comes', async ({ page }) => {
    const sends = await captureSends(page)
    const releaseScript = await submitWithoutReact(page)
    await field(page, 'Email').fill('visitor@example.co')
    await releaseScript()
    await field(page, 'Email').pressSequentially('.in')
    await expectValues(page, { ...completeEnquiry, Email: 'visitor@example.co.in' })
    expect(sends).toEqual([])
    await sendButton(page).click()
    await expect(successToast(page)).toHaveText([SENT])
    expect(sends).toHaveLength(1)
  })

  test('sends once what was submitted, if React comes while another page is loading', async ({ page }) => {
    const sends = await captureSends(page)
    const releaseScript = await submitWithoutReact(page)
    await hold(page, '**/about/')
    await mainLink(page, 'About Us').click()
    await releaseScript()
    await expectPage(page, about)
    await expect(successToast(page)).toHaveText([SENT])
    expect(sends).toHaveLength(1)
  })

  test('sends what is submitted while React hydrates, without pointer or key', async ({ page }) => {
    const sends = await captureSends(page)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await fillEnquiry(page)
    await page.evaluate(() => {
      const { boot } = globalThis as unknown as { boot: { stop: () => void } }
      const { stop } = boot
      boot.stop = () => {
        stop()
        queueMicrotask(() => document.forms[0]?.requestSubmit())
      }
    })
    await releaseScript()
    await expect(successToast(page)).toHaveText([SENT])
    expect(sends).toHaveLength(1)
  })

  test('loads React for a submit without pointer or key, as by voice control, and sends it with the sentence of an Enquire link', async ({
    page,
  }) => {
    const sends = await captureSends(page)
    // Without a clock, only the visitor can make React load.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto('/#/contact?about=Asthma')
    await fillEnquiry(page, { Message: 'When can I call?' })
    const requested = page.waitForRequest(SCRIPT)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await requested
    await page.clock.resume()
    await expect(successToast(page)).toHaveText([SENT])
    const message = 'I would like to ask about: Asthma.\n\nWhen can I call?'
    expect(sends.map((sent) => sent.postDataJSON().template_params.message)).toEqual([message])
  })

  test('shows the toast of a submit that the browser refused before React', async ({ page }) => {
    const sends = await captureSends(page)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await sendButton(page).click()
    await expect(field(page, 'First name')).toBeFocused()
    await releaseScript()
    await expect(errorToast(page)).toHaveText(['All fields are mandatory'])
    expect(sends).toEqual([])
  })

  test('keeps what was typed before React, with digits and + only, and does not send it if Send was pressed before', async ({
    page,
  }) => {
    const sends = await captureSends(page)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await sendButton(page).click()
    await fillEnquiry(page, { 'Phone number': '555-0100 ext', 'Country code': '+x1' })
    await releaseScript()
    await expectValues(page, { ...completeEnquiry, 'Phone number': '5550100' })
    await expect(field(page, 'Message')).toBeFocused()
    await expect(errorToast(page)).toHaveCount(0)
    expect(sends).toEqual([])
  })

  test('keeps the focus in a field beside which a browser extension has added an element', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Minified React error #418/)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await field(page, 'Message').pressSequentially('Good ')
    await field(page, 'Message').evaluate((text) => text.after(document.createElement('some-extension')))
    await releaseScript()
    await expect(page.locator('some-extension')).toHaveCount(0)
    await page.keyboard.type('morning')
    await expect(field(page, 'Message')).toHaveValue('Good morning')
  })

  test('adds the sentence of an Enquire link above a message begun before React', async ({ page }) => {
    const releaseScript = await openWithoutReact(page, '/#/contact?about=Asthma')
    await field(page, 'Message').pressSequentially('When can ')
    await releaseScript()
    await page.keyboard.type('I call?')
    await expect(field(page, 'Message')).toHaveValue('I would like to ask about: Asthma.\n\nWhen can I call?')
  })

  test('says how else to reach the practice if the script never comes', async ({ page }) => {
    await page.clock.install()
    await submitWithoutReact(page)
    await footerLink(page, 'Home').click()
    await expectPage(page, home)
    await page.clock.fastForward(11_000)
    await footerLink(page, 'Contact').click()
    await expect(page.getByRole('alert')).toContainText('This form needs JavaScript')
    await expectValues(page, completeEnquiry)
  })

  test('requests a failed script again and then sends, with a notice in view meanwhile', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_CONNECTION_FAILED/)
    await page.setViewportSize(PHONE)
    const sends = await captureSends(page)
    await abort(page, SCRIPT)
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/contact/')
    await failed
    await fillEnquiry(page)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await page.unroute(SCRIPT)
    await expect(successToast(page)).toHaveText([SENT])
    expect(sends).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  for (const browser of ['a browser', 'an iPhone, which has no beforeunload'] as const) {
    test(`keeps what was typed when the visitor reloads and leaves in ${browser}, before the script has come`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/ERR_CONNECTION_FAILED/)
      if (browser !== 'a browser') {
        await page.addInitScript(() => {
          addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
        })
      }
      await abort(page, SCRIPT)
      await page.goto('/#/contact')
      await fillEnquiry(page)
      // There, only fields that were left are kept.
      if (browser !== 'a browser') await field(page, 'First name').focus()
      // Twice: nothing is typed after the first time.
      for (const _ of ['first', 'second']) {
        await page.reload()
        await expect(sendButton(page)).toBeVisible()
      }
      await mainLink(page, 'About Us').click()
      await expectPage(page, about)
      await page.unroute(SCRIPT)
      await waitForHydration(page)
      await mainLink(page, 'Contact').click()
      await expectValues(page, completeEnquiry)
    })
  }
})

test('a script that was changed after the build does not run, and links work without it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/integrity/)
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.title = 'Changed'" }),
  )
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto('/')
  await refused
  await expect(page).toHaveTitle(home.title)
  await footerLink(page, 'Services').click()
  await expectPage(page, services)
})

test('a page that cannot be fetched leaves the old one, and its link can be pressed again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_FAILED/, /status of 502/)
  await abort(page, SCRIPT)
  await abort(page, '**/services/', { times: 1 })
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/services/'))
  await mainLink(page, 'Services').click()
  await failed
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectPage(page, home)
  // A proxy in front of the site answers.
  await page.route(
    '**/services/',
    (route) => route.fulfill({ status: 502, body: '<main><h1>Bad Gateway</h1></main>' }),
    { times: 1 },
  )
  const refused = page.waitForResponse('**/services/')
  await mainLink(page, 'Services').click()
  await (await refused).finished()
  await expectPage(page, home)
  await expect(page).toHaveTitle(home.title)
  // Until the page has read the response, its link waits for it.
  await expect(async () => {
    await mainLink(page, 'Services').click()
    await expect(page).toHaveTitle(services.title, { timeout: 1_000 })
  }).toPass()
  await expectPage(page, services)
})

test.describe('a document that stops arriving', () => {
  test('is not rendered a second time', async ({ page, site }) => {
    const stalled = await stallDocument(site.address, '/contact/', '<main')
    await page.goto(`${stalled.address}/contact/`, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await page.keyboard.press('Tab') // asks for React
    await expect(page.locator('script[type=module]')).toHaveCount(0)
    stalled.release()
    await waitForHydration(page)
    for (const role of ['main', 'form', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1)
    }
    stalled.close()
  })

  test('still shows the page of its hash address', async ({ page, site }) => {
    const stalled = await stallDocument(site.address, '/', '</main>')
    await page.clock.install()
    await page.goto(`${stalled.address}/#/about`, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await page.clock.fastForward(11_000)
    await expectPage(page, about)
    await expect(page.getByRole('main')).toBeVisible()
    stalled.close()
  })
})

test('a hash address whose page cannot be fetched is not blank', async ({ page, expectConsole }) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  await abort(page, SCRIPT)
  await abort(page, '**/services/')
  await page.goto('/#/services')
  await expect(page.getByRole('main')).toBeVisible()
})
