import type { Page, Route } from '@playwright/test'
import { completeEnquiry, expectValues, fillEnquiry, SENT, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink } from './support/pages.ts'
import { expect, SEND, test } from './support/test.ts'

const CLIENT = '**/assets/email.min-*.js?*'
const SERVER_ERROR = { status: 500, text: 'Internal Server Error' }

/** Also those of the specification's error catalogue. */
const refusals = [
  SERVER_ERROR,
  { status: 300, text: 'Multiple Choices' },
  { status: 403, text: 'Forbidden' },
  { status: 429, text: 'Too Many Requests' },
  { status: 451, text: 'Unavailable For Headless Browser' },
]

/** The generic message alone, a note that stays, and the values kept. */
async function expectFailure(page: Page, values = completeEnquiry) {
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('alert')).toHaveText(['Oops! Something went wrong. Please try again.'])
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  await expectValues(page, values)
}

test('a client script that cannot be loaded, every other status than 2xx, a network error and a blocked request are a failed send, which can be tried again', async ({
  page,
  provider,
  expectConsole,
}) => {
  expectConsole(/not sent 0 The EmailJS client/, /not sent 0 Failed to fetch$/)
  expectConsole(...refusals.map(({ status, text }) => new RegExp(`enquiry was not sent ${status} ${text}$`)))
  // By the browser itself. A content blocker blocks requests.
  expectConsole(/status of \d+/, /ERR_CONNECTION_FAILED/, /ERR_BLOCKED_BY_CLIENT/)
  await page.route(CLIENT, (route) => route.abort('connectionfailed'))
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectFailure(page)
  await page.unroute(CLIENT)
  const responses = [...refusals, 'connectionfailed', 'blockedbyclient'] as const
  for (const [index, response] of responses.entries()) {
    provider.response = response
    await page.getByRole('button', { name: 'Send' }).click()
    await expectFailure(page)
    expect(provider.sends).toHaveLength(index + 1)
  }
  provider.response = { status: 200, text: 'OK' }
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText([SENT])
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toHaveCount(0)
  await expectValues(page, untouched)
  expect(new Set(provider.sends.map((sent) => sent.postData())).size).toBe(1)
})

test('after a failed send the enquiry and the note stay, also while the visitor types and follows links to the form', async ({
  page,
  provider,
  expectConsole,
}) => {
  expectConsole(/The enquiry was not sent 500/, /status of 500/)
  provider.response = SERVER_ERROR
  await open(page, '/#/contact?about=Asthma')
  const values = { ...completeEnquiry, Message: 'I would like to ask about: Asthma.' }
  await fillEnquiry(page, values)
  await page.getByRole('button', { name: 'Send' }).click()
  await expectFailure(page, values)
  // No field moves under the typing.
  const message = page.getByLabel('Message')
  await message.focus()
  const before = await message.boundingBox()
  await message.press('ControlOrMeta+End')
  await message.press('!')
  expect(await message.boundingBox()).toEqual(before)
  values.Message += '!'
  await expectFailure(page, values)
  await mainLink(page, 'Contact').click()
  await expectValues(page, values)
  await mainLink(page, 'Services').click()
  await page.getByRole('link', { name: 'Enquire about Asthma', exact: true }).click()
  await expectValues(page, values)
})

test('a client script that is dropped once is loaded again for the send', async ({
  page,
  provider,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_FAILED/)
  await page.route(CLIENT, (route) => route.abort('connectionfailed'), { times: 1 })
  const dropped = page.waitForEvent('requestfailed')
  await open(page, '/#/contact')
  await dropped
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText([SENT])
  expect(provider.sends).toHaveLength(1)
})

test('a client script that comes after 120 s is not loaded again for the send', async ({
  page,
  provider,
}) => {
  await page.clock.install()
  const requests: Route[] = []
  await page.route(CLIENT, (route) => void requests.push(route))
  await open(page, '/#/contact')
  await expect.poll(() => requests).toHaveLength(1)
  await page.clock.fastForward(120_000)
  await requests[0]?.continue()
  await expect.poll(() => page.evaluate(() => 'emailjs' in globalThis)).toBe(true)
  await fillEnquiry(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toHaveText([SENT])
  expect(provider.sends).toHaveLength(1)
  expect(requests).toHaveLength(1)
})

for (const [name, address, seconds] of [
  ['a provider that does not respond', SEND, 60],
  ['a client script that does not come', CLIENT, 120],
] as const) {
  test(`${name} within ${seconds} s is a failed send, which can be tried again`, async ({
    page,
    provider,
    expectConsole,
  }) => {
    expectConsole(new RegExp(`^console error: The enquiry was not sent 0 no response within ${seconds} s`))
    await page.clock.install()
    await page.route(address, () => {}, { times: 1 })
    const requested = page.waitForRequest(address)
    await open(page, '/#/contact')
    await fillEnquiry(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await requested
    await page.clock.fastForward((seconds - 10) * 1000)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await page.clock.fastForward(10_000)
    await expectFailure(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status')).toHaveText([SENT])
    expect(provider.sends).toHaveLength(1)
  })
}
