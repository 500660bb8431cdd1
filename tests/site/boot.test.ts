// What works before React is there, and when its script is late, broken or missing.
import { content, enquiryAbout, topic } from './support/content.ts'
import { hold } from './support/deferred.ts'
import { completeEnquiry, NOT_SENT } from './support/enquiry-form.ts'
import { waitForHydration } from './support/open.ts'
import { about, contact, expectPage, footerLink, home, mainLink, services } from './support/pages.ts'
import { test as base, expect } from './support/site-fixtures.ts'
import { stallDocument } from './support/stall-document.ts'

const SCRIPT = '**/assets/entry-client-*.js*'
const PHONE = { width: 360, height: 700 }

const test = base.extend<{ releaseReact: () => Promise<void> }>({
  // A hash address would stay in the document of the last test.
  page: async ({ page }, use) => {
    await page.goto('/robots.txt')
    await use(page)
  },
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

test('links and Back lead to documents before React', async ({ page, releaseReact }) => {
  await page.goto('/')
  // The second time the link leads to the page that is shown.
  for (const shown of [services, about, about]) {
    await page.evaluate(() => scrollTo(0, 900))
    await footerLink(page, shown.link).click()
    await expectPage(page, shown)
    await expect(page).toHaveURL(shown.hash)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('header [aria-current]')).toHaveText([shown.link])
  }
  await page.goBack()
  await expectPage(page, services)
  await releaseReact()
  await expectPage(page, services)
})

test('a link to the page that is shown keeps what was typed before React', { tag: '@engines' }, async ({
  page,
  form,
}) => {
  await page.route(SCRIPT, () => {})
  await page.goto(contact.hash)
  await expectPage(page, contact)
  await form.fill()
  await page.evaluate(() => scrollTo(0, 900))
  await footerLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await form.expectValues(completeEnquiry)
})

test('Back before the document of a link keeps what was typed', async ({ page, form }) => {
  await page.route(SCRIPT, () => {})
  await page.goto(contact.hash)
  await expectPage(page, contact)
  await form.fill()
  const release = await hold(page, '**/about/')
  await page.evaluate(() => {
    addEventListener('popstate', () => history.back(), { once: true })
    document.querySelector<HTMLAnchorElement>('a[href="#/about"]')?.click()
  })
  await expect(page).toHaveURL(contact.hash)
  release()
  await expectPage(page, contact)
  await form.expectValues(completeEnquiry)
})

test('pictures that were loading when a link was pressed come after all if the visitor stays', async ({
  page,
}) => {
  await page.route(SCRIPT, () => {})
  await page.route('**/about/', () => {})
  const release = await hold(page, '**/assets/hero-banner*')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // This is one step, because Playwright would wait for the document that is being loaded.
  await page.evaluate(() => {
    addEventListener('popstate', () => location.assign('#/'), { once: true })
    document.querySelector<HTMLAnchorElement>('a[href="#/about"]')?.click()
  })
  await expect(page).toHaveURL('/#/')
  release()
  const banner = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a link to Home leads to its document before React', async ({ page }) => {
  await page.route(SCRIPT, () => {})
  await page.goto('/#/about')
  await expectPage(page, about)
  await footerLink(page, 'Home').click()
  await expectPage(page, home)
  await expect(page).toHaveURL('/#/home')
  await page.goBack()
  await expectPage(page, about)
})

test('the phone menu works before React', async ({ page, releaseReact }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/#/services')
  const button = page.getByRole('button', { name: 'Menu' })
  const link = mainLink(page, 'About Us')
  await button.click()
  await expect(link).toBeVisible()
  await link.click()
  await expectPage(page, about)
  await expect(link).toBeHidden()
  await button.click()
  await link.focus()
  await releaseReact()
  await expect(link).toBeVisible()
  await expect(link).toBeFocused()
})

for (const { shown, document } of [
  { shown: about, document: '**/about/' },
  { shown: home, document: (url: URL) => url.pathname === '/' },
]) {
  test(`React shows ${shown.link} if it loads before the document of a pressed link`, async ({
    page,
    releaseReact,
  }) => {
    await page.goto('/#/services')
    await expectPage(page, services)
    await page.route(document, () => {})
    await footerLink(page, shown.link).focus()
    // A click would wait for the document.
    await page.keyboard.press('Enter')
    await releaseReact()
    await expectPage(page, shown)
    await expect(page).toHaveURL(shown.hash)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('a submit and a link after it wait for React, which sends once', async ({
  page,
  form,
  provider,
  releaseReact,
}) => {
  await page.goto('/contact/')
  await form.fillAndSend()
  await footerLink(page, 'About Us').click()
  await expect(page).toHaveURL('/contact/#/about')
  await form.expectValues(completeEnquiry)
  expect(provider.sends).toEqual([])
  await releaseReact()
  await expectPage(page, about)
  await expect(page).toHaveURL(about.hash)
  await form.expectSent()
  expect(provider.sends).toHaveLength(1)
})

test('a submit after a link stays on its page, and is sent once', async ({
  page,
  form,
  provider,
  releaseReact,
}) => {
  await page.goto('/#/contact')
  await expectPage(page, contact)
  await form.fill()
  const releaseDocument = await hold(page, '**/about/')
  await page.evaluate(() => {
    addEventListener('popstate', () => document.forms[0]?.requestSubmit(), { once: true })
    document.querySelector<HTMLAnchorElement>('a[href="#/about"]')?.click()
  })
  releaseDocument()
  await form.expectValues(completeEnquiry)
  await releaseReact()
  await form.expectSent()
  await expect(page).toHaveURL(contact.hash)
  expect(provider.sends).toHaveLength(1)
})

test('a submit after a link stays on its page, also if the browser refuses it', async ({ page, form }) => {
  await page.route(SCRIPT, () => {})
  await page.goto('/#/contact')
  await expectPage(page, contact)
  const values = { ...completeEnquiry, Message: '' }
  await form.fill(values)
  const releaseDocument = await hold(page, '**/about/')
  await page.evaluate(() => {
    addEventListener('popstate', () => document.forms[0]?.requestSubmit(), { once: true })
    document.querySelector<HTMLAnchorElement>('a[href="#/about"]')?.click()
  })
  releaseDocument()
  await expect(page).toHaveURL(contact.hash)
  await form.expectValues(values)
})

test('a link that waits for a submit is forgotten if the browser refuses the next', async ({
  page,
  form,
  releaseReact,
}) => {
  await page.goto('/#/contact')
  await form.fillAndSend()
  await footerLink(page, 'About Us').click()
  await form.fill({ Message: '' })
  await form.send()
  await expect(page).toHaveURL(contact.hash)
  await releaseReact()
  await expect(page).toHaveURL(contact.hash)
  await expect(page.getByLabel('Message')).toBeFocused()
})

test('an enquiry of before React that fails is kept on the other pages', async ({
  page,
  form,
  provider,
  releaseReact,
}) => {
  provider.response = 500
  await page.goto('/#/contact')
  await form.fillAndSend()
  await footerLink(page, 'Home').click()
  await releaseReact()
  await expectPage(page, home)
  await form.expectError(NOT_SENT)
  await mainLink(page, 'Contact').click()
  await form.expectValues(completeEnquiry)
})

test('what is typed after a submit is kept and not sent', async ({ page, form, provider, releaseReact }) => {
  await page.goto('/#/contact')
  await form.fillAndSend()
  await form.fill({ 'Phone number': '555-0100 ext', 'Country code': '+x1', Message: 'When ' })
  await releaseReact()
  await page.keyboard.type('can I call?')
  // React drops from the number fields what is not a digit or +.
  await form.expectValues({ ...completeEnquiry, 'Phone number': '5550100', Message: 'When can I call?' })
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

test('the focus stays in its field if a browser extension has changed the form', async ({
  page,
  releaseReact,
  expectConsole,
}) => {
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

test('a failed script is requested again at the next press, then sends', async ({
  page,
  form,
  provider,
  failRequests,
}) => {
  await page.setViewportSize(PHONE)
  await failRequests(SCRIPT)
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/#/contact')
  await failed
  await form.fillAndSend()
  // This is the notice that names other ways to reach the practice.
  await expect(page.getByRole('alert')).toBeInViewport()
  await form.expectValues(completeEnquiry)
  await page.unroute(SCRIPT)
  await form.send()
  await form.expectSent()
  expect(provider.sends).toHaveLength(1)
})

test('a failed script is not requested again with every key', async ({ page, form, failRequests }) => {
  await failRequests(SCRIPT)
  const requests: string[] = []
  page.on('requestfailed', (request) => requests.push(request.url()))
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/contact/')
  await failed
  await form.fill(completeEnquiry)
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Anna', { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(content.contact.withoutScript)
  // The script was requested after the load of the page, at the first key and at the submit.
  expect(requests).toHaveLength(3)
})

test('React shows the page of a hash address whose document is missing', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 404/)
  const notFound = await (await request.get('/404.html')).text()
  await page.route('**/about/', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  )
  await page.goto('/#/about')
  await expectPage(page, about)
})

test.describe('ten seconds after a submit', () => {
  // Each test has a clock of its own.
  test.use({ ownContext: true })

  test('a form whose script never comes names other ways to reach the practice', async ({ page, form }) => {
    await page.clock.install()
    await page.route(SCRIPT, () => {})
    await page.goto(enquiryAbout(topic))
    await form.fillAndSend()
    await footerLink(page, 'Home').click()
    await page.clock.fastForward(11_000)
    await expect(page.getByRole('alert')).toContainText(content.contact.withoutScript)
    await form.expectValues(completeEnquiry)
    await expect(page).toHaveURL(contact.hash)
    // After the notice a link does not wait for the submit any more.
    await footerLink(page, 'Home').click()
    await expectPage(page, home)
  })

  test('a script that comes after the notice sends what was submitted', async ({ page, form, provider }) => {
    await page.clock.install()
    const release = await hold(page, SCRIPT)
    await page.goto('/#/contact')
    await form.fillAndSend()
    await page.clock.fastForward(11_000)
    await expect(page.getByRole('alert')).toContainText(content.contact.withoutScript)
    release()
    await form.expectSent()
    expect(provider.sends).toHaveLength(1)
  })
})

test.describe('on a bad connection', () => {
  // Each test has a host of its own.
  test.use({ ownContext: true })

  test('a hash address does not wait for the rest of the document of Home', async ({ page, site }) => {
    using stalled = await stallDocument(site.address, '/', '<main')
    await page.goto(`${stalled.address}/#/about`)
    await expectPage(page, about)
  })

  test('React starts only when its document is complete', async ({ page, site }) => {
    using stalled = await stallDocument(site.address, '/about/', '</main>')
    const loaded = page.waitForResponse(SCRIPT)
    await page.goto(`${stalled.address}/about/`, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    await page.keyboard.press('Tab') // The first key loads React.
    await loaded
    stalled.release()
    await waitForHydration(page)
    // The rest of the document is not rendered a second time.
    for (const role of ['main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  })

  test('a submit in a document that was stopped before its end is sent', async ({
    page,
    form,
    site,
    provider,
    expectConsole,
  }) => {
    // React adds the end of the document.
    expectConsole(/Minified React error #418/)
    using stalled = await stallDocument(site.address, '/contact/', '</main>')
    await page.goto(`${stalled.address}/contact/`, { waitUntil: 'commit' })
    await page.route('**/about/', () => {})
    await page.evaluate(() => {
      addEventListener('popstate', () => document.forms[0]?.requestSubmit(), { once: true })
    })
    await form.fill()
    await page.evaluate(() => location.assign('#/about'))
    await form.expectSent()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(provider.sends).toHaveLength(1)
  })
})
