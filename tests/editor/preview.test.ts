import type { ConsoleMessage, Page } from '@playwright/test'
import { content } from '../site/support/content.ts'
import { expect, openTab, saved, test, WIDE } from './support/editor-fixtures.ts'

const preview = (page: Page) => page.frameLocator('iframe')
const headline = (page: Page) => preview(page).getByRole('heading', { level: 1 })
const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('button', { name, exact: true }).click()

test.use({ viewport: WIDE })

test('a change in the form is seen in the page', async ({ page }) => {
  await openTab(page, 'About Us')
  await page.getByLabel('Headline').first().fill('Another headline')
  await expect(headline(page)).toHaveText('Another headline')
})

test('a picture is not loaded again when a text is changed', async ({ page }) => {
  await openTab(page, 'About Us')
  const picture = preview(page).getByRole('img', { name: content.about.plate.alt })
  const loadedFrom = () =>
    picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
  await expect.poll(loadedFrom).not.toBe('')
  const address = await loadedFrom()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByLabel('Headline').first().fill('Another headline')
  await expect(headline(page)).toHaveText('Another headline')
  expect(requests).not.toContain(address)
})

test('the page scrolls to the field that has the focus', async ({ page }) => {
  await openTab(page, 'Services')
  await expect(headline(page)).toHaveText(content.services.headline)
  await page.getByLabel('Topic 3', { exact: true }).focus()
  await expect(preview(page).getByText(String(content.services.consultations.topics[2]))).toBeInViewport()
})

test('the page stays at its top if its style is loaded after a field has the focus', async ({ page }) => {
  let sendStyle = () => {}
  const isFocused = new Promise<void>((resolve) => {
    sendStyle = resolve
  })
  await page.route(/\/preview\/.*\.css$/, async (route) => {
    await isFocused
    await route.continue()
  })
  await page.reload()
  await expect(preview(page).getByText(content.home.banner.lead)).toBeVisible()
  await page.getByRole('textbox', { name: 'Introduction' }).first().focus()
  sendStyle()
  await expect(preview(page).getByText(content.home.banner.lead)).toHaveCSS('font-family', /Hanken/)
  await expect(headline(page)).toBeInViewport()
})

test('a new item is shown in the page as soon as it is added', async ({ page }) => {
  await openTab(page, 'Services')
  await page.getByRole('button', { name: 'Add topic' }).click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Topic \d+/)
  await page.keyboard.type('Ankles')
  await expect(preview(page).getByText('Ankles')).toBeInViewport()
})

test('a product that is half written is shown in the page', async ({ page }) => {
  await openTab(page, 'Services')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Title/)
  await page.keyboard.type('Salve')
  await expect(preview(page).getByRole('heading', { name: 'Salve' })).toBeInViewport()
})

test('a link of the page opens the form of the page that it leads to', async ({ page }) => {
  await preview(page).getByRole('navigation').first().getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect(headline(page)).toHaveText(content.services.headline)
})

test('a picture that is pressed leads to its field', async ({ page }) => {
  await preview(page).getByRole('img', { name: content.home.banner.alt }).click()
  await expect(page.locator(':focus')).toHaveAccessibleName(/picture/)
})

test('the page is shown as on a phone', async ({ page }) => {
  await choose(page, 'Phone')
  await expect(preview(page).getByRole('button', { name: 'Menu' })).toBeVisible()
})

test('the page is shown in its dark colours', async ({ page }) => {
  const background = () =>
    preview(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(headline(page)).toBeVisible()
  const light = await background()
  await choose(page, 'Dark')
  await expect.poll(background).not.toBe(light)
})

test('what the form says after an enquiry is shown', async ({ page }) => {
  await openTab(page, 'Contact')
  const form = page.getByRole('region', { name: 'Preview' }).getByLabel('Form')
  await form.selectOption('Sent')
  await expect(preview(page).getByRole('heading', { name: content.contact.sent.title })).toBeVisible()
  await form.selectOption('Not sent')
  await expect(preview(page).getByRole('heading', { name: content.contact.failed.title })).toBeVisible()
})

test('the page for addresses that lead nowhere is shown', async ({ page }) => {
  await openTab(page, 'Page not found')
  await expect(headline(page)).toHaveText(content['not-found'].headline)
})

test('a change is shown also while another field of the form is wrong', async ({ page }) => {
  await openTab(page, 'Every page')
  await page.getByLabel('Facebook').fill('us')
  await page.getByLabel('Summary').fill('Another summary')
  await expect(preview(page).getByRole('contentinfo')).toContainText('Another summary')
})

test('writing in the page logs no error in the browser', async ({ page, project }) => {
  const messages: string[] = []
  page.on('console', (message: ConsoleMessage) => messages.push(message.text()))
  await page.goto(`${project.origin}/edit/`)
  await openTab(page, 'Contact')
  await expect(headline(page)).toHaveText(content.contact.headline)
  await headline(page).click()
  await page.keyboard.type('x')
  await saved(page)
  expect(messages).toEqual([])
})

test('the preview is shown again after the server could not be reached', async ({ page }) => {
  await page.route('**/preview/about/**', (route) => route.abort(), { times: 1 })
  await openTab(page, 'About Us')
  await expect(headline(page)).toHaveText(content.about.headline)
})
