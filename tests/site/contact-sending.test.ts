import { content, enquireLink, enquiryAbout, product, topic } from './support/content.ts'
import { hold } from './support/deferred.ts'
import { completeEnquiry, untouched } from './support/enquiry-form.ts'
import { open, show } from './support/open.ts'
import { mainLink, pages } from './support/pages.ts'
import { expect, SEND, test } from './support/site-fixtures.ts'

test('sends the request of the specification', async ({ page, form, provider, baseURL }) => {
  const message = ' Two lines,\nwith <b>signs</b> & "quotes", வணக்கம். '
  await open(page, '/#/contact')
  await form.fill({
    // With a tab, as copied from a table.
    'First name': ' Zoë\tDevi ',
    'Country code': '91',
    'Phone number': '009876543210',
    Message: message,
  })
  await form.send()
  await form.expectSent()
  expect(provider.sends).toHaveLength(1)
  const [sent] = provider.sends
  expect(sent?.method()).toBe('POST')
  expect(sent?.url()).toBe(`${baseURL}/api/v1.0/email/send`)
  expect(sent?.headers()).toMatchObject({ 'content-type': 'application/json' })
  expect(sent?.postDataJSON()).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'ayurvedic-wellness',
    service_id: 'relay',
    template_id: 'enquiry',
    template_params: {
      firstName: ' Zoë Devi ',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      phoneNumber: '009876543210',
      countryCode: '91',
      message,
    },
  })
})

test('makes no other requests than for its own files', async ({ page, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    const isOwnFile = request.method() === 'GET' && request.url().startsWith(`${baseURL}/`)
    if (!isOwnFile && !request.url().startsWith('data:')) requests.push(request.url())
  })
  await open(page, '/')
  for (const shown of pages) await show(page, shown)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test('a second submit while the first is being sent does nothing', async ({ page, form, provider }) => {
  provider.response = 202
  const release = await hold(page, SEND)
  await open(page, '/#/contact')
  await form.fillAndSend()
  const busy = page.getByRole('button', { name: 'Sending…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  const readAloud = page.getByRole('form').locator('[aria-live]')
  await expect(readAloud).toHaveText('Sending…')
  // What is added now would be lost when the form is reset.
  await expect(page.getByLabel('Message')).not.toBeEditable()
  await busy.click({ force: true })
  await page.getByLabel('Phone number').press('Enter')
  await page.getByRole('form').evaluate((element: HTMLFormElement) => element.requestSubmit())
  release()
  await form.expectSent()
  await form.expectValues(untouched)
  await expect(readAloud).toHaveText('')
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
  // The note stays until the next enquiry is begun, also if Enter was pressed once too often.
  const note = page.getByRole('heading', { name: content.contact.sent.title })
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await form.expectError('All fields are mandatory')
  await expect(note).toBeVisible()
  await page.getByLabel('First name').fill('Example')
  await expect(note).toHaveCount(0)
  expect(provider.sends).toHaveLength(1)
})

test('sends in a browser that blocks all cookies', async ({ page, form }) => {
  // And with them the storage that the client looks for.
  await page.addInitScript(() => {
    function get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  await open(page, '/#/contact')
  await form.fillAndSend()
  await form.expectSent()
})

test('an Enquire link that is followed during a send changes nothing', async ({ page, form }) => {
  const release = await hold(page, SEND)
  await open(page, enquiryAbout(topic))
  await form.fillAndSend()
  await mainLink(page, 'Services').click()
  await enquireLink(page, product).click()
  await form.expectValues(completeEnquiry)
  release()
  await form.expectValues(untouched)
})
