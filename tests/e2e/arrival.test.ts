import type { Page } from '@playwright/test'
import { alive, open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const height = (page: Page) => page.evaluate(() => scrollY)
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const inFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' }).getByRole('link', { name })

async function scrollDown(page: Page) {
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => height(page)).toBe(900)
}

/** At its top, under its title, with the focus on its heading and no ring round it. */
async function expectArrival(page: Page, [heading, title]: readonly [string, string]) {
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText(heading)
  await expect(page).toHaveTitle(title)
  await expect(h1).toBeFocused()
  await expect(h1).toHaveCSS('outline-style', 'none')
  await expect.poll(() => height(page)).toBe(0)
}

const home = [
  'Care for mothers, newborns and aching joints.',
  'Ayurvedic Wellness: Siddha and Ayurvedic care',
] as const
const about = ['One doctor, two traditions.', 'About Us | Ayurvedic Wellness'] as const
const services = ['Herbs, oils and good counsel.', 'Services | Ayurvedic Wellness'] as const
const contact = ['Write to us.', 'Contact | Ayurvedic Wellness'] as const

test('every page that a link leads to starts at its top', async ({ page }) => {
  await open(page, '/#/home')
  for (const [name, words] of [
    ['Services', services],
    ['About Us', about],
    ['Home', home],
    ['Contact', contact],
  ] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await inFooter(page, name).click()
    await expectArrival(page, words)
  }
})

test('Back and Forward start at the top, too', async ({ page }) => {
  await open(page, '/#/home')
  await scrollDown(page)
  await inFooter(page, 'Services').click()
  await expectArrival(page, services)
  await scrollDown(page)
  await page.goBack()
  await expectArrival(page, home)
  await scrollDown(page)
  await page.goForward()
  await expectArrival(page, services)
})

test('a link to the page that is shown leads to its top and leaves no second entry', async ({ page }) => {
  await open(page, '/#/home')
  await inBar(page, 'Services').click()
  await expectArrival(page, services)
  const entries = await page.evaluate(() => history.length)
  await scrollDown(page)
  await inFooter(page, 'Services').click()
  await expectArrival(page, services)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expectArrival(page, home)
})

test('the two addresses of Home are one page, and a link from one to the other leads to its top', async ({
  page,
}) => {
  await open(page, '/')
  await scrollDown(page)
  await inFooter(page, 'Home').click()
  await expect(page).toHaveURL('/#/home')
  await expectArrival(page, home)
  await scrollDown(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectArrival(page, home)
})

test('the first page of a visit is left to the browser to announce', async ({ page }) => {
  for (const address of ['/', '/#/services', '/#/contact?about=Herbal%20Powders', '/#/nowhere']) {
    await open(page, address)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await height(page)).toBe(0)
  }
})

test('a reload starts at the top', async ({ page }) => {
  await open(page, '/#/services')
  await scrollDown(page)
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[0])
  expect(await height(page)).toBe(0)
})

test('every visited page is one step of the history', async ({ page }) => {
  await open(page, '/')
  const before = await page.evaluate(() => history.length)
  for (const name of ['About Us', 'Services', 'Contact']) {
    await inBar(page, name).click()
    await expect(inBar(page, name)).toHaveAttribute('aria-current', 'page')
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
  for (const words of [services, about, home]) {
    await page.goBack()
    await expectArrival(page, words)
  }
})

test('a link that is opened in a new tab leaves this page as it is', async ({ page, context }) => {
  await open(page, '/#/home')
  const arrival = context.waitForEvent('page')
  await inBar(page, 'About Us').click({ modifiers: ['ControlOrMeta'] })
  const tab = await arrival
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(about[0])
  await expect(page).toHaveURL('/#/home')
})

test('pages change without a reload', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  for (const name of ['About Us', 'Services', 'Contact', 'Home']) await inBar(page, name).click()
  await expect(page).toHaveURL('/#/home')
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})
