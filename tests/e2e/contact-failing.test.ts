import type { Page } from '@playwright/test'
import { captureSends, type ProviderResponse } from './support/capture-sends.ts'
import { deferred } from './support/deferred.ts'
import {
  closeErrorToast,
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
import { open } from './support/open.ts'
import { mainLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const OOPS = 'Oops! Something went wrong. Please try again.'
const CLIENT = '**/assets/email.min-*.js'

// Toasts close at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function sendEnquiry(page: Page) {
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
}

/** The generic message alone, a note that stays, and the values kept. */
async function expectFailure(page: Page) {
  await expect(errorToast(page)).toHaveText([OOPS])
  await expect(successToast(page)).toHaveCount(0)
  await expectValues(page, completeEnquiry)
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
}

/** A response, the error that we log, and what the browser itself logs. */
const responses: readonly [ProviderResponse, ...RegExp[]][] = [
  [{ status: 300, text: 'Multiple Choices' }, /not sent 300 Multiple Choices$/],
  [
    { status: 400, text: 'The public key is required' },
    /not sent 400 The public key is requ/,
    /status of 400/,
  ],
  [{ status: 403, text: 'Forbidden' }, /not sent 403 Forbidden$/, /status of 403/],
  [{ status: 429, text: 'Too Many Requests' }, /not sent 429 Too Many Requests$/, /status of 429/],
  [
    { status: 451, text: 'Unavailable For Headless Browser' },
    /not sent 451 Unavailable For/,
    /status of 451/,
  ],
  [{ status: 500, text: 'Internal Server Error' }, /not sent 500 Internal Server Error$/, /status of 500/],
  ['connectionfailed', /not sent 0 Failed to fetch$/, /ERR_CONNECTION_FAILED/],
  // As a browser extension does.
  ['blockedbyclient', /not sent 0 Failed to fetch$/, /ERR_BLOCKED_BY_CLIENT/],
]

test('a client script that cannot be loaded, every other status than 2xx, a network error and a blocked request are a failed send, which can be tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/not sent 0 The EmailJS client/, ...responses.flatMap(([, ...lines]) => lines))
  let response: ProviderResponse = 'never'
  const sends = await captureSends(page, () => response)
  await page.route(CLIENT, (route) => route.abort('connectionfailed'))
  await sendEnquiry(page)
  await expectFailure(page)
  await page.unroute(CLIENT)
  for ([response] of responses) {
    await sendButton(page).click()
    await expectFailure(page)
    await closeErrorToast(page)
  }
  response = { status: 200, text: 'OK' }
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toHaveCount(0)
  await expectValues(page, untouched)
  expect(new Set(sends.map((sent) => sent.postData())).size).toBe(1)
  expect(sends).toHaveLength(responses.length + 1)
})

test('a failed send keeps the sentence of an Enquire link, also on the way through the plain Contact link', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The enquiry was not sent 500/, /status of 500/)
  const { promise, resolve } = deferred<ProviderResponse>()
  await captureSends(page, () => promise)
  await open(page, '/#/contact?about=Asthma')
  const message = 'I would like to ask about: Asthma.'
  await fillEnquiry(page, { Message: message })
  await sendButton(page).click()
  await mainLink(page, 'Contact').click()
  resolve({ status: 500, text: 'Internal Server Error' })
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  await expectValues(page, { ...completeEnquiry, Message: message })
  for (const subject of ['Diabetes', 'Asthma']) {
    await mainLink(page, 'Services').click()
    await page.getByRole('link', { name: `Enquire about ${subject}`, exact: true }).click()
  }
  await expectValues(page, { ...completeEnquiry, Message: message })
  await mainLink(page, 'Contact').click()
  await expectValues(page, { ...completeEnquiry, Message: message })
})

test('the note of a failed send stays while the enquiry is changed, so that no field moves under the typing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The enquiry was not sent 500/, /status of 500/)
  await captureSends(page, { status: 500, text: 'Internal Server Error' })
  await sendEnquiry(page)
  await expectFailure(page)
  const message = field(page, 'Message')
  await message.focus()
  const before = await message.boundingBox()
  await message.press('x')
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  expect(await message.boundingBox()).toEqual(before)
})

test('a provider that never responds has failed after 60 s', async ({ page, expectConsole }) => {
  expectConsole(/^console error: The enquiry was not sent 0 no response within 60 s$/)
  await page.clock.install()
  const sends = await captureSends(page, 'never')
  await sendEnquiry(page)
  await expect.poll(() => sends.length).toBe(1)
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectFailure(page)
})

test('a client script that is dropped once is loaded again for the send', async ({ page, expectConsole }) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  await captureSends(page)
  await page.route(CLIENT, (route) => route.abort('connectionfailed'), { times: 1 })
  const dropped = page.waitForEvent('requestfailed')
  await open(page, '/#/contact')
  await dropped
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
})

test('a client script that does not come within 120 s is a failed send, and is then requested again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^console error: The enquiry was not sent 0 no response within 120 s/)
  await page.clock.install()
  await captureSends(page)
  await page.route(CLIENT, () => {}, { times: 1 })
  await sendEnquiry(page)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.clock.fastForward(110_000)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectFailure(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText([SENT])
})
