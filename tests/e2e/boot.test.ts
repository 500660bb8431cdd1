import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import {
  completeEnquiry,
  expectValues,
  field,
  fillEnquiry,
  sendButton,
  untouched,
} from './support/enquiry-form.ts'
import { later } from './support/later.ts'
import { alive } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast, successToast } from './support/toasts.ts'

/** Holds the main script back, as a slow network would, until the test lets it come. */
async function holdScript(page: Page) {
  const { promise, resolve } = later()
  await page.route('**/assets/entry-client-*.js*', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await alive(page)
  }
}

test('links work before React is here', async ({ page }) => {
  const releaseScript = await holdScript(page)
  await page.goto('/')
  for (const [name, heading, title] of [
    ['Services', 'Herbs, oils and good counsel.', 'Services | Ayurvedic Wellness'],
    ['About Us', 'One doctor, two traditions.', 'About Us | Ayurvedic Wellness'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, 900))
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await releaseScript()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us.')
})

test('the menu opens and closes before React, and stays open when React comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const releaseScript = await holdScript(page)
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
  await toggle.click()
  await expect(link).toBeVisible()
  await toggle.click()
  await expect(link).toBeHidden()
  await toggle.click()
  await releaseScript()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await toggle.click()
  await expect(link).toBeHidden()
})

test('a menu that is opened while the page of a hash loads stays open, with the focus in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const { promise: release, resolve: releasePage } = later()
  await page.route('**/services/', async (route) => {
    await release
    await route.continue()
  })
  const releaseScript = await holdScript(page)
  await page.goto('/#/services')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const about = menu.getByRole('link', { name: 'About Us' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await about.focus()
  releasePage()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await expect(about).toBeFocused()
  const current = menu.locator('[aria-current]')
  await expect(current).toHaveText('Services')
  await expect(current).toHaveAttribute('aria-current', 'page')
  await releaseScript()
  await expect(about).toBeFocused()
  await expect(current).toHaveText('Services')
})

test('an enquiry that is submitted before React is sent when React comes', async ({ page }) => {
  const sends = await captureSends(page)
  const releaseScript = await holdScript(page)
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expectValues(page, completeEnquiry)
  expect(sends).toEqual([])
  await releaseScript()
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
  expect(sends).toHaveLength(1)
})

test('a submit without a touch, as by voice, does not wait for pictures', async ({ page }) => {
  const sends = await captureSends(page)
  const { promise, resolve } = later()
  await page.route('**/*.avif', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/#/contact', { waitUntil: 'commit' })
  await fillEnquiry(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(successToast(page)).toBeVisible()
  expect(sends).toHaveLength(1)
  resolve()
})

test('a submit that the browser refused before React shows its toast when React comes', async ({ page }) => {
  const sends = await captureSends(page)
  const releaseScript = await holdScript(page)
  await page.goto('/contact/')
  await sendButton(page).click()
  await expect(field(page, 'First name')).toBeFocused()
  await releaseScript()
  await expect(errorToast(page)).toHaveText(['All fields are mandatory'])
  expect(sends).toEqual([])
})

test('a submit that the browser refused is not sent once the fields are corrected', async ({ page }) => {
  const sends = await captureSends(page)
  const releaseScript = await holdScript(page)
  await page.goto('/contact/')
  await sendButton(page).click()
  await fillEnquiry(page)
  await releaseScript()
  await expectValues(page, completeEnquiry)
  await expect(errorToast(page)).toHaveCount(0)
  expect(sends).toEqual([])
})

for (const address of ['/contact/', '/#/contact', '/#/contact?about=Asthma']) {
  test(`what is typed at ${address} before React is kept, without what is no digit or +`, async ({
    page,
  }) => {
    const releaseScript = await holdScript(page)
    await page.goto(address)
    await fillEnquiry(page, { 'Phone number': '555-0100 ext', 'Country code': '+x1' })
    await releaseScript()
    await expectValues(page, { ...completeEnquiry, 'Phone number': '5550100' })
    await expect(field(page, 'Message')).toBeFocused()
  })
}

test('an Enquire link writes its message into a form that was begun before React', async ({ page }) => {
  const releaseScript = await holdScript(page)
  await page.goto('/#/contact?about=Asthma')
  await field(page, 'First name').fill('Meena')
  await releaseScript()
  await expect(field(page, 'Message')).toHaveValue('I would like to ask about: Asthma.')
  await expect(field(page, 'First name')).toHaveValue('Meena')
  await expect(field(page, 'First name')).toBeFocused()
})

test('a deep address never shows Home first', async ({ page }) => {
  const { promise, resolve } = later()
  await page.route('**/services/', async (route) => {
    await promise
    await route.continue()
  })
  const releaseScript = await holdScript(page)
  await page.goto('/#/services')
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await releaseScript()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
})

test('a script that was changed after the build does not run, and the pages work without it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/integrity/)
  await page.route('**/assets/entry-client-*.js*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `document.title = 'Taken over'\n${await answer.text()}` })
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
  await page.goto('/')
  await refused
  await expect(page).toHaveTitle('Ayurvedic Wellness: Siddha and Ayurvedic care')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
})

test('a page swap before React closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await holdScript(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await expect(link).toBeHidden()
})

test('the skip button works before React', async ({ page }) => {
  await holdScript(page)
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const hash of ['#about', '#/about/', '#/about?x=1']) {
  test(`/${hash} is About from the first paint`, async ({ page }) => {
    await holdScript(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One doctor, two traditions.')
    expect(requested).not.toContain('/404.html')
  })
}

const goHome = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()

test('an enquiry that is submitted before React is sent once, also from another page', async ({ page }) => {
  const sends = await captureSends(page)
  const releaseScript = await holdScript(page)
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for mothers')
  await releaseScript()
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
  expect(sends).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expectValues(page, untouched)
  await expect(errorToast(page)).toHaveCount(0)
  expect(sends).toHaveLength(1)
})

test('an enquiry that could not be sent from another page is still in the form', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The enquiry was not sent 500/, /status of 500/)
  await captureSends(page, { status: 500, text: 'Internal Server Error' })
  const releaseScript = await holdScript(page)
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for mothers')
  await releaseScript()
  await expect(errorToast(page)).toHaveText(['Oops! Something went wrong. Please try again.'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expectValues(page, completeEnquiry)
})

test('where the script never comes, Send says how else to reach the practice', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/entry-client-*.js*', () => {})
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('alert')).toContainText('This form needs JavaScript')
  await expectValues(page, completeEnquiry)
})

test('a script that fails is requested again, and then sends the enquiry', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  const sends = await captureSends(page)
  await page.route('**/assets/entry-client-*.js*', (route) => route.abort('connectionfailed'), { times: 2 })
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
  expect(sends).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that cannot be fetched leaves the old one, and its link can be pressed again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  await page.route('**/assets/entry-client-*.js*', (route) => route.abort('connectionfailed'))
  await page.route('**/services/', (route) => route.abort('connectionfailed'), { times: 1 })
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/services/'))
  await link.click()
  await failed
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Care for mothers')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
})

test('a hash address whose page cannot be fetched is not blank', async ({ page, expectConsole }) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  await page.route('**/assets/entry-client-*.js*', (route) => route.abort('connectionfailed'))
  await page.route('**/services/', (route) => route.abort('connectionfailed'))
  await page.goto('/#/services')
  await expect(page.getByRole('main')).toBeVisible()
})
