import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answer, captureSends } from './support/capture-sends.ts'
import {
  completeEnquiry,
  expectValues,
  field,
  fillEnquiry,
  sendButton,
  untouched,
} from './support/enquiry-form.ts'
import { later } from './support/later.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast, successToast } from './support/toasts.ts'

const SENT = 'Thank You. We will contact you shortly!'

test('the request is the one of the specification, with the values as typed', async ({ page, baseURL }) => {
  const sends = await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page, {
    'First name': ' Zoë ',
    'Country code': '91',
    'Phone number': '009876543210',
    Message: ' Two lines,\nwith <b>signs</b> & "quotes", வணக்கம். ',
  })
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  expect(sends).toHaveLength(1)
  const [send] = sends
  expect(send?.method).toBe('POST')
  expect(send?.url.href).toBe(`${baseURL}/api/v1.0/email/send`)
  expect(send?.headers['content-type']).toBe('application/json')
  expect(send?.body).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: 'ayurvedic-wellness',
    service_id: 'relay',
    template_id: 'enquiry',
    template_params: {
      firstName: ' Zoë ',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      phoneNumber: '009876543210',
      countryCode: '91',
      message: ' Two lines,\nwith <b>signs</b> & "quotes", வணக்கம். ',
    },
  })
})

test('nothing but a valid enquiry makes the page call anyone', async ({ page, baseURL }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const isOurFile = request.method() === 'GET' && request.url().startsWith(`${baseURL}/`)
    if (!isOurFile && !request.url().startsWith('data:')) calls.push(request.url())
  })
  for (const address of ['/', '/#/about', '/#/services', '/#/contact']) await open(page, address)
  await sendButton(page).click()
  await expect(errorToast(page)).toBeVisible()
  // The browser itself has nothing against these.
  for (const mistake of [{ Message: ' ' }, { 'Country code': '1+' }, { 'Phone number': '+' }]) {
    await open(page, '/#/contact')
    await fillEnquiry(page, mistake)
    await sendButton(page).click()
    await expect(errorToast(page)).toBeVisible()
  }
  expect(calls).toEqual([])
})

test('a success shows its toast and empties the form', async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  await expect(errorToast(page)).toHaveCount(0)
  await expectValues(page, untouched)
  // Stays when the toast has gone, until the next enquiry is begun.
  const note = page.getByRole('heading', { name: 'Your enquiry has been sent' })
  await expect(note).toBeVisible()
  await field(page, 'First name').fill('Example')
  await expect(note).toHaveCount(0)
})

test('any status from 200 to 299 is a success', async ({ page }) => {
  await captureSends(page, { status: 202, text: '' })
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  await expectValues(page, untouched)
})

test('while it is being sent the button says so, and a second submit does nothing', async ({ page }) => {
  const { promise, resolve } = later<Answer>()
  const sends = await captureSends(page, () => promise)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  const busy = page.getByRole('button', { name: 'Sending…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await field(page, 'Phone number').press('Enter')
  await page.getByRole('form', { name: 'Enquiry' }).evaluate((form: HTMLFormElement) => form.requestSubmit())
  resolve({ status: 200, text: 'OK' })
  await expect(successToast(page)).toHaveText([SENT])
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
  expect(sends).toHaveLength(1)
})

test('Enter in a field sends, as forms do', async ({ page }) => {
  const sends = await captureSends(page)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await field(page, 'Last name').press('Enter')
  await expect(successToast(page)).toHaveText([SENT])
  expect(sends).toHaveLength(1)
})

test('whoever goes on to another page still hears the answer', async ({ page }) => {
  const { promise, resolve } = later<Answer>()
  await captureSends(page, () => promise)
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/#/services')
  resolve({ status: 200, text: 'OK' })
  await expect(successToast(page)).toHaveText([SENT])
})

test('two enquiries one after the other are both sent', async ({ page }) => {
  const sends = await captureSends(page)
  await open(page, '/#/contact')
  for (const count of [1, 2]) {
    await fillEnquiry(page, { Message: `Number ${count}` })
    await sendButton(page).click()
    await expectValues(page, untouched)
    await expect.poll(() => sends.length).toBe(count)
  }
})

test('the relay keeps an enquiry as a letter in the mailbox', async ({ page, site }) => {
  await open(page, '/#/contact')
  const message = 'May I ask about panchakarma? This is the letter of the browser tests.'
  await fillEnquiry(page, { Message: message })
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  // It was kept before the page was answered, so it is there by now.
  const inbox = join(site.mailbox, 'new')
  const letters = await Promise.all((await readdir(inbox)).map((name) => readFile(join(inbox, name), 'utf8')))
  const [letter, ...others] = letters.filter((text) => text.includes(message))
  expect(others).toEqual([])
  expect(letter).toMatch(/^Reply-To: Example Visitor\s+<visitor@example\.com>$/m)
  expect(letter).toContain(`First name: ${completeEnquiry['First name']}`)
  expect(letter).toContain(`Last name: ${completeEnquiry['Last name']}`)
  expect(letter).toContain('Phone: +1 5550100')
})
