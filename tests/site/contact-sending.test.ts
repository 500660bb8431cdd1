import type { Page } from '@playwright/test'
import { content, enquireLink, enquiryAbout, product, topic } from './support/content.ts'
import { hold } from './support/deferred.ts'
import { completeEnquiry, untouched } from './support/enquiry-form.ts'
import { open, show } from './support/open.ts'
import { contact, mainLink, pages } from './support/pages.ts'
import { expect, SEND, test } from './support/site-fixtures.ts'

test('an enquiry is sent as the specification says', async ({ page, form, provider, baseURL }) => {
  const message = ' Two lines,\nwith <b>signs</b> & "quotes", வணக்கம். '
  await open(page, contact.document)
  await form.fill({
    // The name has a tab, as if it were copied from a table.
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

test.describe('on a first visit', () => {
  test.use({ ownContext: true })

  test('the pages request nothing but their own files', async ({ page, baseURL }) => {
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
})

test.describe('while an enquiry is being sent', () => {
  test('the button says so, also to screen readers, until it is sent', async ({ page, form }) => {
    const release = await hold(page, SEND)
    await open(page, contact.document)
    await form.fillAndSend()
    const announcement = page.getByRole('form').getByText('Sending…').and(page.locator('[aria-live]'))
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true')
    await expect(announcement).toBeAttached()
    release()
    await form.expectSent()
    await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
    await expect(announcement).toHaveCount(0)
  })

  test('its fields cannot be changed, because what is added would be lost', async ({ page, form }) => {
    const release = await hold(page, SEND)
    await open(page, contact.document)
    await form.fillAndSend()
    for (const label of Object.keys(completeEnquiry)) {
      await expect(page.getByLabel(label)).not.toBeEditable()
    }
    release()
    await form.expectSent()
  })

  test('a second press sends nothing more', async ({ page, form, provider }) => {
    const release = await hold(page, SEND)
    await open(page, contact.document)
    await form.fillAndSend()
    await page.getByRole('button', { name: 'Sending…' }).click({ force: true })
    await page.getByLabel('Phone number').press('Enter')
    release()
    await form.expectSent()
    expect(provider.sends).toHaveLength(1)
  })

  test('an Enquire link changes nothing', async ({ page, form }) => {
    const release = await hold(page, SEND)
    await open(page, enquiryAbout(topic))
    await form.fillAndSend()
    await mainLink(page, 'Services').click()
    await enquireLink(page, product).click()
    await form.expectValues(completeEnquiry)
    release()
    await form.expectValues(untouched)
  })
})

test('every answer from 200 to 299 is a success, which empties the form', { tag: '@engines' }, async ({
  page,
  form,
  provider,
}) => {
  provider.response = 202
  await open(page, contact.document)
  await form.fillAndSend()
  await form.expectSent()
  await form.expectValues(untouched)
})

test.describe('the note that an enquiry was sent', () => {
  const note = (page: Page) => page.getByRole('heading', { name: content.contact.sent.title })

  test.beforeEach(async ({ page, form }) => {
    await open(page, contact.document)
    await form.fillAndSend()
    await expect(note(page)).toBeVisible()
  })

  test('stays if Enter was pressed once too often', async ({ page, form }) => {
    await page.getByRole('button', { name: 'Send enquiry' }).press('Enter')
    await form.expectError('All fields are mandatory')
    await expect(note(page)).toBeVisible()
  })

  test('stands in place of the request to fill in every field', async ({ page }) => {
    await expect(page.getByText(content.contact.form.intro)).toHaveCount(0)
  })

  test('goes with its button, which leads to the first field', async ({ page }) => {
    await page.getByRole('button', { name: content.contact.sent.next }).click()
    await expect(note(page)).toHaveCount(0)
    await expect(page.getByLabel('First name')).toBeFocused()
  })

  test('goes when the next enquiry is begun', async ({ page }) => {
    await page.getByLabel('First name').fill('Example')
    await expect(note(page)).toHaveCount(0)
  })
})

test.describe('in a browser that blocks all cookies', () => {
  test.use({ ownContext: true })

  test('an enquiry is sent', async ({ page, form }) => {
    // A browser that blocks cookies also blocks the storage that the client looks for.
    await page.addInitScript(() => {
      function get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
    })
    await open(page, contact.document)
    await form.fillAndSend()
    await form.expectSent()
  })
})
