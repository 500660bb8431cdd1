import type { Page } from '@playwright/test'
import { captureSends, type ProviderResponse } from './support/capture-sends.ts'
import { deferred } from './support/deferred.ts'
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
import { open, show } from './support/open.ts'
import { mainLink, pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

async function openFilledForm(page: Page, overrides: Parameters<typeof fillEnquiry>[1] = {}) {
  await open(page, '/#/contact')
  await fillEnquiry(page, overrides)
}

test('sends the request of the specification with the values as typed, but a tab in a name as a space', async ({
  page,
  baseURL,
}) => {
  const sends = await captureSends(page)
  const message = ' Two lines,\nwith <b>signs</b> & "quotes", வணக்கம். '
  await openFilledForm(page, {
    // As copied from a table.
    'First name': ' Zoë\tDevi ',
    'Country code': '91',
    'Phone number': '009876543210',
    Message: message,
  })
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  expect(sends).toHaveLength(1)
  expect(sends[0]?.method()).toBe('POST')
  expect(sends[0]?.url()).toBe(`${baseURL}/api/v1.0/email/send`)
  expect(sends[0]?.headers()).toMatchObject({ 'content-type': 'application/json' })
  expect(sends[0]?.postDataJSON()).toEqual({
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

test('while sending the button says so, and a second submit does nothing', async ({ page }) => {
  const { promise, resolve } = deferred<ProviderResponse>()
  const sends = await captureSends(page, () => promise)
  await openFilledForm(page)
  await sendButton(page).click()
  const busy = page.getByRole('button', { name: 'Sending…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  const readAloud = page.getByRole('form', { name: 'Enquiry' }).locator('[aria-live]')
  await expect(readAloud).toHaveText('Sending…')
  // What is added now would be lost when the form is reset.
  await expect(field(page, 'Message')).not.toBeEditable()
  await busy.click({ force: true })
  await field(page, 'Phone number').press('Enter')
  await page.getByRole('form', { name: 'Enquiry' }).evaluate((form: HTMLFormElement) => form.requestSubmit())
  await test.step('status 202 shows the success toast and a note, and resets the form', async () => {
    resolve({ status: 202, text: '' })
    await expect(successToast(page)).toHaveText([SENT])
    await expect(errorToast(page)).toHaveCount(0)
    await expectValues(page, untouched)
    await expect(readAloud).toHaveText('')
    await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
    // The note stays until the next enquiry is begun, also if Enter was pressed once too often.
    const note = page.getByRole('heading', { name: 'Your enquiry has been sent' })
    await expect(note).toBeVisible()
    await sendButton(page).press('Enter')
    await expect(errorToast(page)).toHaveText(['All fields are mandatory'])
    await expect(note).toBeVisible()
    await field(page, 'First name').fill('Example')
    await expect(note).toHaveCount(0)
  })
  expect(sends).toHaveLength(1)
})

test('sends in a browser that blocks all cookies, and with them the storage that the client looks for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await captureSends(page)
  await openFilledForm(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
})

test('an Enquire link that is opened during a send changes nothing, and after it the link of that enquiry fills the form again', async ({
  page,
}) => {
  const { promise, resolve } = deferred<ProviderResponse>()
  await captureSends(page, () => promise)
  await open(page, '/#/contact?about=Asthma')
  await fillEnquiry(page)
  await sendButton(page).click()
  await mainLink(page, 'Services').click()
  await page.getByRole('link', { name: 'Enquire about Herbal Powders', exact: true }).click()
  await expectValues(page, completeEnquiry)
  resolve({ status: 200, text: 'OK' })
  await expectValues(page, untouched)
  await mainLink(page, 'Services').click()
  await expect(successToast(page)).toHaveText([SENT])
  await page.getByRole('link', { name: 'Enquire about Asthma', exact: true }).click()
  await expectValues(page, { ...untouched, Message: 'I would like to ask about: Asthma.' })
})
