// What works before React is there, and when its script is late, broken or missing.
import { content, enquiryAbout, subjectSentence, topic } from './support/content.ts'
import { hold } from './support/deferred.ts'
import { completeEnquiry, NOT_SENT } from './support/enquiry-form.ts'
import { waitForHydration } from './support/open.ts'
import { about, expectPage, footerLink, home, mainLink, services } from './support/pages.ts'
import { test as base, expect } from './support/site-fixtures.ts'
import { stallDocument } from './support/stall-document.ts'

const SCRIPT = '**/assets/entry-client-*.js*'
const PHONE = { width: 360, height: 700 }

const test = base.extend<{ releaseReact: () => Promise<void> }>({
  /** The script of React is held back until the test calls this, which waits for hydration. */
  releaseReact: async ({ page }, use) => {
    const release = await hold(page, SCRIPT)
    await use(async () => {
      release()
      await waitForHydration(page)
    })
  },
})

test('the skip button is the first focus stop, and works before React', async ({ page }) => {
  await page.route(SCRIPT, () => {})
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test('links and Back work before React', async ({ page, releaseReact }) => {
  await page.goto('/')
  for (const shown of [services, about, about]) {
    await page.evaluate(() => scrollTo(0, 900))
    await footerLink(page, shown.link).click()
    await expectPage(page, shown)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.goBack()
  await expectPage(page, services)
  await releaseReact()
  await expectPage(page, services)
})

test('the phone menu works before React', async ({ page, releaseReact }) => {
  await page.setViewportSize(PHONE)
  const releasePage = await hold(page, '**/services/')
  await page.goto('/#/services')
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
  // The second time it leads to the page that is shown.
  for (const _ of ['first', 'second']) {
    await button.click()
    await link.click()
    await expectPage(page, about)
    await expect(link).toBeHidden()
  }
  await button.click()
  await link.focus()
  await releaseReact()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeFocused()
})

test('an enquiry and its submit outlive a change of page', async ({ page, form, provider, releaseReact }) => {
  provider.response = 500
  await page.goto('/contact/')
  await form.fill()
  await footerLink(page, 'About Us').click()
  await expectPage(page, about)
  await footerLink(page, 'Contact').click()
  await form.expectValues(completeEnquiry)
  await form.send()
  await footerLink(page, 'Home').click()
  await expectPage(page, home)
  expect(provider.sends).toEqual([])
  await releaseReact()
  await form.expectError(NOT_SENT)
  expect(provider.sends).toHaveLength(1)
  await mainLink(page, 'Contact').click()
  await form.expectValues(completeEnquiry)
})

test('React between two pages sends a submit once', async ({ page, form, provider, releaseReact }) => {
  await page.goto('/contact/')
  await form.fillAndSend()
  await hold(page, '**/about/')
  await mainLink(page, 'About Us').click()
  await releaseReact()
  await expectPage(page, about)
  await form.expectSent()
  expect(provider.sends).toHaveLength(1)
})

test('what is typed after a submit is kept and not sent', async ({ page, form, provider, releaseReact }) => {
  await page.goto(enquiryAbout(topic))
  await form.fillAndSend()
  await form.fill({ 'Phone number': '555-0100 ext', 'Country code': '+x1', Message: 'When ' })
  await page.evaluate(() => {
    const { boot } = globalThis as unknown as { boot: { stop: () => void } }
    const { stop } = boot
    boot.stop = () => {
      stop()
      // Dictation has no key events. Here React is there, but has not hydrated yet.
      queueMicrotask(() => document.execCommand('insertText', false, 'can '))
    }
  })
  await releaseReact()
  await page.keyboard.type('I call?')
  const message = `${subjectSentence(topic)}\n\nWhen can I call?`
  // React drops from the number fields what is not a digit or +.
  await form.expectValues({ ...completeEnquiry, 'Phone number': '5550100', Message: message })
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(provider.sends).toEqual([])
})

test('a submit that the browser refused gets its toast from React', async ({ page, form, releaseReact }) => {
  await page.goto('/contact/')
  await form.send()
  await expect(page.getByLabel('First name')).toBeFocused()
  await releaseReact()
  await form.expectError('All fields are mandatory')
})

test('an element of a browser extension takes no focus', async ({ page, releaseReact, expectConsole }) => {
  expectConsole(/Minified React error #418/)
  await page.goto('/contact/')
  const message = page.getByLabel('Message')
  await message.pressSequentially('Good ')
  await message.evaluate((field) => field.after(document.createElement('some-extension')))
  await releaseReact()
  await expect(page.locator('some-extension')).toHaveCount(0)
  await page.keyboard.type('morning')
  await expect(message).toHaveValue('Good morning')
})

test('a form whose script never comes names other ways to reach the practice', async ({ page, form }) => {
  await page.clock.install()
  await page.route(SCRIPT, () => {})
  await page.goto('/contact/')
  await form.fillAndSend()
  await footerLink(page, 'Home').click()
  await expectPage(page, home)
  await page.clock.fastForward(11_000)
  await footerLink(page, 'Contact').click()
  await expect(page.getByRole('alert')).toContainText(content.contact.withoutScript)
  await form.expectValues(completeEnquiry)
})

test('a failed script is requested again, then sends', async ({ page, form, provider, failRequests }) => {
  await page.setViewportSize(PHONE)
  await failRequests(SCRIPT)
  const failed = page.waitForEvent('requestfailed')
  await page.goto(enquiryAbout(topic))
  await failed
  await form.fillAndSend()
  // The notice of the test before.
  await expect(page.getByRole('alert')).toBeInViewport()
  await page.unroute(SCRIPT)
  await form.expectSent()
  const message = `${subjectSentence(topic)}\n\n${completeEnquiry.Message}`
  expect(provider.sends.map((sent) => sent.postDataJSON().template_params.message)).toEqual([message])
})

test('what was typed outlives a reload before the script has come', async ({ page, form, failRequests }) => {
  await failRequests(SCRIPT)
  await page.goto('/#/contact')
  await form.fill()
  // Twice: nothing is typed after the first time.
  for (const _ of ['first', 'second']) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  }
  await page.unroute(SCRIPT)
  await waitForHydration(page)
  await form.expectValues(completeEnquiry)
})

test('a page that cannot be fetched leaves the old one', async ({ page, failRequests, expectConsole }) => {
  expectConsole(/status of 502/)
  await failRequests(SCRIPT)
  await failRequests('**/services/')
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
  await page.unroute('**/services/')
  // Until the page has read the response, its link waits for it.
  await expect(async () => {
    await footerLink(page, 'Services').click()
    await expect(page).toHaveTitle(services.title, { timeout: 1_000 })
  }).toPass()
  await expectPage(page, services)
})

test('a document that stops arriving shows the page of its hash', async ({ page, site }) => {
  using stalled = await stallDocument(site.address, '/', '</main>')
  await page.clock.install()
  await page.goto(`${stalled.address}/#/about`, { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeAttached()
  await page.keyboard.press('Tab') // asks for React
  await page.clock.fastForward(11_000)
  await expectPage(page, about)
  await expect(page.locator('script[type=module]')).toHaveCount(0)
  stalled.release()
  await waitForHydration(page)
  // The rest of the document is not rendered a second time.
  for (const role of ['main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
})
