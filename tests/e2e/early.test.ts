import type { Page } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import { completeEnquiry, expectValues, field, fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { later } from './support/later.ts'
import { alive } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast, successToast } from './support/toasts.ts'

/** Holds the main script back, as a slow network would, until the test lets it come. */
async function holdScript(page: Page) {
  const { promise, resolve } = later()
  await page.route('**/assets/main-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve()
    await alive(page)
  }
}

test('links work before React is here', async ({ page }) => {
  const letItCome = await holdScript(page)
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
  await letItCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us.')
})

test('a tap on the menu is answered, and the menu stays open when React comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const letItCome = await holdScript(page)
  await page.goto('/')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' })
  await toggle.click()
  await expect(link).toBeVisible()
  await toggle.click()
  await expect(link).toBeHidden()
  await toggle.click()
  await letItCome()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await toggle.click()
  await expect(link).toBeHidden()
})

test('a menu that is opened before the page of a hash is here stays open, with the focus in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const { promise: release, resolve: letThePageCome } = later()
  await page.route('**/services/', async (route) => {
    await release
    await route.continue()
  })
  const letItCome = await holdScript(page)
  await page.goto('/#/services')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const about = menu.getByRole('link', { name: 'About Us' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await about.focus()
  letThePageCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await expect(about).toBeFocused()
  const current = menu.locator('[aria-current]')
  await expect(current).toHaveText('Services')
  await expect(current).toHaveAttribute('aria-current', 'page')
  await letItCome()
  await expect(about).toBeFocused()
  await expect(current).toHaveText('Services')
})

test('a submit is not lost: the enquiry is sent once React is here', async ({ page }) => {
  const sends = await captureSends(page)
  const letItCome = await holdScript(page)
  await page.goto('/contact/')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expectValues(page, completeEnquiry)
  expect(sends).toEqual([])
  await letItCome()
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
  expect(sends).toHaveLength(1)
})

test('a submit without a touch, as by voice, does not wait until every picture is here', async ({ page }) => {
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

test('a submit that the browser refused is answered once React is here', async ({ page }) => {
  const sends = await captureSends(page)
  const letItCome = await holdScript(page)
  await page.goto('/contact/')
  await sendButton(page).click()
  await expect(field(page, 'First name')).toBeFocused()
  await letItCome()
  await expect(errorToast(page)).toHaveText(['All fields are mandatory'])
  expect(sends).toEqual([])
})

test('a submit that the browser refused is not sent behind the back of who has mended it', async ({
  page,
}) => {
  const sends = await captureSends(page)
  const letItCome = await holdScript(page)
  await page.goto('/contact/')
  await sendButton(page).click()
  await fillEnquiry(page)
  await letItCome()
  await expectValues(page, completeEnquiry)
  await expect(errorToast(page)).toHaveCount(0)
  expect(sends).toEqual([])
})

for (const address of ['/contact/', '/#/contact', '/#/contact?about=Asthma']) {
  test(`what is typed at ${address} survives, but for what cannot be dialled`, async ({ page }) => {
    const letItCome = await holdScript(page)
    await page.goto(address)
    await fillEnquiry(page, { 'Phone number': '555-0100 ext', 'Country code': '+x1' })
    await letItCome()
    await expectValues(page, { ...completeEnquiry, 'Phone number': '5550100' })
    await expect(field(page, 'Message')).toBeFocused()
  })
}

test('an Enquire link writes its message into a form that somebody has begun', async ({ page }) => {
  const letItCome = await holdScript(page)
  await page.goto('/#/contact?about=Asthma')
  await field(page, 'First name').fill('Meena')
  await letItCome()
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
  const letItCome = await holdScript(page)
  await page.goto('/#/services')
  await expect(page.getByRole('main')).toBeHidden()
  await expect(page.getByRole('banner')).toBeVisible()
  resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
  await letItCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbs, oils and good counsel.')
})

test('a script that is not the one that was built does not run, and the page reads on without it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/integrity/)
  await page.route('**/assets/main-*.js', async (route) => {
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

test('the manifest is named once React is here, however early the page was touched', async ({ page }) => {
  // Without its picture the document never has all it asked for, so nothing else can mend the name.
  await page.route(/\.(?:avif|webp)$/, () => undefined)
  await page.addInitScript(() => {
    const touch = () => window.dispatchEvent(new Event('pointerdown'))
    document.addEventListener('readystatechange', touch, { once: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await alive(page)
  await expect(page.locator('link[href$=webmanifest]')).toHaveAttribute('rel', 'manifest')
})
