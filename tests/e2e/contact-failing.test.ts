import type { Page } from '@playwright/test'
import { type Answer, captureSends } from './support/capture-sends.ts'
import { completeEnquiry, expectValues, fillEnquiry, sendButton, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast, successToast } from './support/toasts.ts'

const OOPS = 'Oops! Something went wrong. Please try again.'

/** The generic message alone, a note that stays, and not a word lost. */
async function expectFailure(page: Page) {
  await expect(errorToast(page)).toHaveText([OOPS])
  await expect(successToast(page)).toHaveCount(0)
  await expectValues(page, completeEnquiry)
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
}

const answers: readonly [string, Answer, RegExp[]][] = [
  ...[
    [300, 'Multiple Choices'],
    [400, 'The public key is required'],
    [403, 'Forbidden'],
    [404, 'Account not found'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
  ].map(([status, text]): [string, Answer, RegExp[]] => [
    `status ${status}`,
    { status: Number(status), text: String(text) },
    [
      new RegExp(`^console error: The enquiry was not sent ${status} ${text}$`),
      // The browser's own line about an answer that is no success.
      ...(Number(status) < 400 ? [] : [new RegExp(`status of ${status}`)]),
    ],
  ]),
  [
    'a network error',
    'network error',
    [/^console error: The enquiry was not sent 0 Failed to fetch$/, /ERR_CONNECTION_FAILED/],
  ],
  [
    'a request that something in the browser blocks',
    'blocked',
    [/^console error: The enquiry was not sent 0 Failed to fetch$/, /ERR_BLOCKED_BY_CLIENT/],
  ],
]

for (const [name, answer, trouble] of answers) {
  test(`${name} is a failed send`, async ({ page, expectConsole }) => {
    expectConsole(...trouble)
    await captureSends(page, answer)
    await open(page, '/#/contact')
    await fillEnquiry(page)
    await sendButton(page).click()
    await expectFailure(page)
  })
}

test('a provider that never answers has failed after 60 s', async ({ page, expectConsole }) => {
  expectConsole(/^console error: The enquiry was not sent 0 no answer within 60 s$/)
  await page.clock.install()
  const sends = await captureSends(page, 'never')
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect.poll(() => sends.length).toBe(1)
  await page.clock.fastForward(50_000)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expectFailure(page)
})

const CLIENT = '**/assets/email.min-*.js'

test('a client script that cannot be loaded is a failed send', async ({ page, expectConsole }) => {
  expectConsole(/^console error: The enquiry was not sent 0 The EmailJS client/, /ERR_CONNECTION_FAILED/)
  await page.route(CLIENT, (route) => route.abort('connectionfailed'))
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
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
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
})

test('a client script that does not come within 120 s is a failed send', async ({ page, expectConsole }) => {
  expectConsole(/^console error: The enquiry was not sent 0 no answer within 120 s/)
  await page.clock.install()
  await page.route(CLIENT, () => {})
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.clock.fastForward(119_000)
  await expect(errorToast(page)).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await expectFailure(page)
})

test('after a failure the same enquiry can be sent again', async ({ page, expectConsole }) => {
  expectConsole(/The enquiry was not sent 500/, /status of 500/)
  const replies: Answer[] = [
    { status: 500, text: 'Internal Server Error' },
    { status: 200, text: 'OK' },
  ]
  const sends = await captureSends(page, () => replies.shift() ?? 'never')
  await open(page, '/#/contact')
  await fillEnquiry(page)
  await sendButton(page).click()
  await expectFailure(page)
  await sendButton(page).click()
  await expect(successToast(page)).toHaveText(['Thank You. We will contact you shortly!'])
  await expect(page.getByRole('heading', { name: 'Your enquiry has not been sent' })).toHaveCount(0)
  await expectValues(page, untouched)
  expect(sends.map(({ body }) => body)).toEqual([sends[0]?.body, sends[0]?.body])
})
