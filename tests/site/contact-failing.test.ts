import type { Page, Route } from '@playwright/test'
import { content, enquireLink, enquiryAbout, subjectSentence, topic } from './support/content.ts'
import { completeEnquiry, type EnquiryForm, NOT_SENT, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink } from './support/pages.ts'
import { expect, SEND, test } from './support/site-fixtures.ts'

const CLIENT = '**/assets/email.min-*.js?*'

const note = (page: Page) => page.getByRole('heading', { name: content.contact.failed.title })

/** The generic message alone, a note that stays, and the values kept. */
async function expectFailure(page: Page, form: EnquiryForm, values = completeEnquiry) {
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
  await form.expectError(NOT_SENT)
  await expect(note(page)).toBeVisible()
  await form.expectValues(values)
}

test('every response but 2xx is a failed send that can be repeated', async ({ page, form, provider }) => {
  await open(page, '/#/contact')
  await form.fill()
  // Also the specification's error catalogue. A content blocker blocks requests.
  for (const response of [300, 403, 429, 451, 500, 'connectionfailed', 'blockedbyclient'] as const) {
    provider.response = response
    await form.send()
    await expectFailure(page, form)
  }
  provider.response = 200
  await form.send()
  await form.expectSent()
  await expect(note(page)).toHaveCount(0)
  await form.expectValues(untouched)
  expect(provider.sends).toHaveLength(8)
  expect(new Set(provider.sends.map((sent) => sent.postData())).size).toBe(1)
})

test('after a failed send the enquiry and the note stay', async ({ page, form, provider }) => {
  provider.response = 500
  await open(page, enquiryAbout(topic))
  const values = { ...completeEnquiry, Message: subjectSentence(topic) }
  await form.fillAndSend(values)
  await expectFailure(page, form, values)
  // No field moves under the typing.
  const message = page.getByLabel('Message')
  await message.focus()
  const before = await message.boundingBox()
  await message.press('ControlOrMeta+End')
  await message.press('!')
  expect(await message.boundingBox()).toEqual(before)
  values.Message += '!'
  await expectFailure(page, form, values)
  await mainLink(page, 'Contact').click()
  await form.expectValues(values)
  await mainLink(page, 'Services').click()
  await enquireLink(page, topic).click()
  await form.expectValues(values)
})

test('a dropped client script is requested again', async ({ page, form, failRequests, expectConsole }) => {
  expectConsole(/The enquiry was not sent 0 The EmailJS client/)
  await failRequests(CLIENT)
  await open(page, '/#/contact')
  await form.fillAndSend()
  await expectFailure(page, form)
  await page.unroute(CLIENT)
  await form.send()
  await form.expectSent()
})

test('a client script that comes after 120 s is not requested again', async ({ page, form }) => {
  await page.clock.install()
  const requests: Route[] = []
  await page.route(CLIENT, (route) => void requests.push(route))
  await open(page, '/#/contact')
  await expect.poll(() => requests).toHaveLength(1)
  await page.clock.fastForward(120_000)
  await requests[0]?.continue()
  await expect.poll(() => page.evaluate(() => 'emailjs' in globalThis)).toBe(true)
  await form.fillAndSend()
  await form.expectSent()
  expect(requests).toHaveLength(1)
})

for (const { missing, address, seconds } of [
  { missing: 'the response', address: SEND, seconds: 60 },
  { missing: 'the client script', address: CLIENT, seconds: 120 },
]) {
  test(`${missing} is waited for ${seconds} s`, async ({ page, form, expectConsole }) => {
    expectConsole(new RegExp(`^console error: The enquiry was not sent 0 no response within ${seconds} s`))
    await page.clock.install()
    await page.route(address, () => {}, { times: 1 })
    const requested = page.waitForRequest(address)
    await open(page, '/#/contact')
    await form.fillAndSend()
    await requested
    await page.clock.fastForward((seconds - 10) * 1000)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    await page.clock.fastForward(10_000)
    await expectFailure(page, form)
    await form.send()
    await form.expectSent()
  })
}
