// What works before React is there, and when its script is late, broken or missing.
import type { Page } from '@playwright/test'
import { hold } from './support/deferred.ts'
import { completeEnquiry, expectValues, fillEnquiry, SENT, untouched } from './support/enquiry-form.ts'
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

/** Submits a complete enquiry before React is there. */
async function submitWithoutReact(page: Page, address: string) {
  const releaseScript = await openWithoutReact(page, address)
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send' }).click()
  return releaseScript
}

const expectPage = (page: Page, { heading }: { heading: string }) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
const abort = (page: Page, address: string) => page.route(address, (route) => route.abort('connectionfailed'))

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

test('the phone menu works before React, and stays open when the page of a hash and when React come', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const releasePage = await hold(page, '**/services/')
  const releaseScript = await openWithoutReact(page, '/#/services')
  const button = page.getByRole('button', { name: 'Menu' })
  const link = mainLink(page, 'About Us')
  // Home is not shown meanwhile.
  await expect(page.getByRole('main')).toBeHidden()
  await button.click()
  await link.focus()
  releasePage()
  await expectPage(page, services)
  await expect(link).toBeFocused()
  await expect(page.locator('header [aria-current]')).toHaveText(['Services'])
  await button.click()
  await expect(link).toBeHidden()
  for (const step of ['another page', 'the page that is shown']) {
    await test.step(`a link to ${step} closes it`, async () => {
      await button.click()
      await link.click()
      await expectPage(page, about)
      await expect(link).toBeHidden()
    })
  }
  await button.click()
  await link.focus()
  await releaseScript()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeFocused()
  await button.click()
  await expect(link).toBeHidden()
})

test.describe('the form', () => {
  test('keeps an enquiry, and a submit, while the visitor goes to other pages before React and sending fails', async ({
    page,
    provider,
    expectConsole,
  }) => {
    expectConsole(/The enquiry was not sent 500/, /status of 500/)
    provider.response = { status: 500, text: 'Internal Server Error' }
    const releaseScript = await openWithoutReact(page, '/contact/')
    await fillEnquiry(page)
    await footerLink(page, 'About Us').click()
    await expectPage(page, about)
    await footerLink(page, 'Contact').click()
    await expectValues(page, completeEnquiry)
    await page.getByRole('button', { name: 'Send' }).click()
    await footerLink(page, 'Home').click()
    await expectPage(page, home)
    expect(provider.sends).toEqual([])
    await releaseScript()
    await expect(page.getByRole('alert')).toHaveText(['Oops! Something went wrong. Please try again.'])
    await mainLink(page, 'Contact').click()
    await expectValues(page, completeEnquiry)
    expect(provider.sends).toHaveLength(1)
    provider.response = { status: 200, text: 'OK' }
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status')).toHaveText([SENT])
    await expectValues(page, untouched)
    expect(provider.sends).toHaveLength(2)
  })

  test('sends a submit once if React comes while another page is loading', async ({ page, provider }) => {
    const releaseScript = await submitWithoutReact(page, '/contact/')
    await hold(page, '**/about/')
    await mainLink(page, 'About Us').click()
    await releaseScript()
    await expectPage(page, about)
    await expect(page.getByRole('status')).toHaveText([SENT])
    expect(provider.sends).toHaveLength(1)
  })

  test('keeps what is typed while React comes, with digits and + only, and does not send it', async ({
    page,
    provider,
  }) => {
    const releaseScript = await submitWithoutReact(page, '/#/contact?about=Asthma')
    await fillEnquiry(page, { 'Phone number': '555-0100 ext', 'Country code': '+x1', Message: 'When ' })
    await page.evaluate(() => {
      const { boot } = globalThis as unknown as { boot: { stop: () => void } }
      const { stop } = boot
      boot.stop = () => {
        stop()
        // Dictation has no key events. Here React is there, but has not hydrated yet.
        queueMicrotask(() => document.execCommand('insertText', false, 'can '))
      }
    })
    await releaseScript()
    await page.keyboard.type('I call?')
    const message = 'I would like to ask about: Asthma.\n\nWhen can I call?'
    await expectValues(page, { ...completeEnquiry, 'Phone number': '5550100', Message: message })
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(provider.sends).toEqual([])
  })

  test('shows the toast of a submit that the browser refused before React', async ({ page }) => {
    const releaseScript = await openWithoutReact(page, '/contact/')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await releaseScript()
    await expect(page.getByRole('alert')).toHaveText(['All fields are mandatory'])
  })

  test('keeps the focus in a field beside which a browser extension has added an element', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Minified React error #418/)
    const releaseScript = await openWithoutReact(page, '/contact/')
    await page.getByLabel('Message').pressSequentially('Good ')
    await page.getByLabel('Message').evaluate((text) => text.after(document.createElement('some-extension')))
    await releaseScript()
    await expect(page.locator('some-extension')).toHaveCount(0)
    await page.keyboard.type('morning')
    await expect(page.getByLabel('Message')).toHaveValue('Good morning')
  })

  test('says how else to reach the practice if the script never comes', async ({ page }) => {
    await page.clock.install()
    await submitWithoutReact(page, '/contact/')
    await footerLink(page, 'Home').click()
    await expectPage(page, home)
    await page.clock.fastForward(11_000)
    await footerLink(page, 'Contact').click()
    await expect(page.getByRole('alert')).toContainText('This form needs JavaScript')
    await expectValues(page, completeEnquiry)
  })

  test('requests a failed script again and then sends, with the sentence of an Enquire link and a notice in view meanwhile', async ({
    page,
    provider,
    expectConsole,
  }) => {
    expectConsole(/ERR_CONNECTION_FAILED/)
    await page.setViewportSize(PHONE)
    await abort(page, SCRIPT)
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/#/contact?about=Asthma')
    await failed
    await fillEnquiry(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await page.unroute(SCRIPT)
    await expect(page.getByRole('status')).toHaveText([SENT])
    const message = `I would like to ask about: Asthma.\n\n${completeEnquiry.Message}`
    expect(provider.sends.map((sent) => sent.postDataJSON().template_params.message)).toEqual([message])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('keeps what was typed when the visitor reloads before the script has come', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_CONNECTION_FAILED/)
    await abort(page, SCRIPT)
    await page.goto('/#/contact')
    await fillEnquiry(page)
    // Twice: nothing is typed after the first time.
    for (const _ of ['first', 'second']) {
      await page.reload()
      await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    }
    await page.unroute(SCRIPT)
    await waitForHydration(page)
    await expectValues(page, completeEnquiry)
  })
})

test('a page that cannot be fetched leaves the old one, and its link can be pressed again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_FAILED/, /status of 502/)
  await abort(page, SCRIPT)
  await abort(page, '**/services/')
  // Neither is the page of the address blank.
  await page.goto('/#/services')
  await expectPage(page, home)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // A proxy in front of the site answers.
  await page.route('**/services/', (route) =>
    route.fulfill({ status: 502, body: '<main><h1>Bad Gateway</h1></main>' }),
  )
  await footerLink(page, 'About Us').click()
  await expectPage(page, about)
  const refused = page.waitForResponse('**/services/')
  await footerLink(page, 'Services').click()
  await (await refused).finished()
  await expectPage(page, about)
  await expect(page).toHaveTitle(about.title)
  await page.unroute('**/services/')
  // Until the page has read the response, its link waits for it.
  await expect(async () => {
    await footerLink(page, 'Services').click()
    await expect(page).toHaveTitle(services.title, { timeout: 1_000 })
  }).toPass()
  await expectPage(page, services)
})

test('a document that stops arriving shows the page of its hash, and is not rendered a second time', async ({
  page,
  site,
}) => {
  const stalled = await stallDocument(site.address, '/', '</main>')
  await page.clock.install()
  await page.goto(`${stalled.address}/#/about`, { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeAttached()
  await page.keyboard.press('Tab') // asks for React
  await page.clock.fastForward(11_000)
  await expectPage(page, about)
  await expect(page.locator('script[type=module]')).toHaveCount(0)
  stalled.release()
  await waitForHydration(page)
  for (const role of ['main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  stalled.close()
})
