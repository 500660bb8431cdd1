import type { Page, Route } from '@playwright/test'
import { content, enquireLink, enquiryAbout, subjectSentence, topic } from './support/content.ts'
import { hold } from './support/deferred.ts'
import { completeEnquiry, type EnquiryForm, NOT_SENT, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { contact, footerLink, mainLink } from './support/pages.ts'
import { expect, SEND, test } from './support/site-fixtures.ts'

/** The script of EmailJS's client. */
const CLIENT = '**/assets/email.min-*.js?*'

const note = (page: Page) => page.getByRole('heading', { name: content.contact.failed.title })

/** Expects only the generic message, a note that stays, and the values kept. */
async function expectFailure(page: Page, form: EnquiryForm, values = completeEnquiry) {
  await expect(page.getByRole('button', { name: 'Send enquiry' })).not.toHaveAttribute('aria-disabled')
  await form.expectError(NOT_SENT)
  await expect(note(page)).toBeVisible()
  await form.expectValues(values)
}

// These include the error catalogue of the specification. Content blockers block requests.
const failures = [300, 403, 429, 451, 500, 'connectionfailed', 'blockedbyclient'] as const

test('an enquiry stays in the form after every answer but 200 to 299', async ({ page, form, provider }) => {
  await open(page, contact.document)
  await form.fill()
  for (const [index, response] of failures.entries()) {
    provider.response = response
    await form.send()
    await expect.poll(() => provider.sends, `after ${response}`).toHaveLength(index + 1)
    await expectFailure(page, form)
  }
})

test('Contact begins at its top after a send that failed on another page', async ({
  page,
  form,
  provider,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  provider.response = 500
  const release = await hold(page, '**/email/send')
  await open(page, contact.document)
  await form.fillAndSend()
  await footerLink(page, 'Services').click()
  release()
  await form.expectError(NOT_SENT)
  await footerLink(page, 'Contact').click()
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the same enquiry can be sent again, which takes the note away', { tag: '@engines' }, async ({
  page,
  form,
  provider,
}) => {
  provider.response = 500
  await open(page, contact.document)
  await form.fillAndSend()
  await expectFailure(page, form)
  provider.response = 200
  await form.send()
  await form.expectSent()
  await expect(note(page)).toHaveCount(0)
  await form.expectValues(untouched)
  const [first, second] = provider.sends.map((sent) => sent.postData())
  expect(second).toBe(first)
})

test('the note of a failed send has the focus, and its button sends again', async ({
  page,
  form,
  provider,
}) => {
  provider.response = 500
  await open(page, contact.document)
  await form.fillAndSend()
  await expect(note(page)).toBeFocused()
  provider.response = 200
  await page.getByRole('button', { name: content.contact.failed.next }).click()
  await form.expectSent()
})

test('no field moves while the visitor types on after a failed send', async ({ page, form, provider }) => {
  provider.response = 500
  await open(page, contact.document)
  await form.fillAndSend()
  await expectFailure(page, form)
  const message = page.getByLabel('Message')
  await message.focus()
  const before = await message.boundingBox()
  await message.press('ControlOrMeta+End')
  await message.press('!')
  await expectFailure(page, form, { ...completeEnquiry, Message: `${completeEnquiry.Message}!` })
  expect(await message.boundingBox()).toEqual(before)
})

for (const [link, follow] of [
  ['Contact', (page: Page) => mainLink(page, 'Contact').click()],
  [
    'an Enquire link with the same subject',
    async (page: Page) => {
      await mainLink(page, 'Services').click()
      await enquireLink(page, topic).click()
    },
  ],
] as const) {
  test(`the enquiry of a failed send is still there after ${link}`, async ({ page, form, provider }) => {
    provider.response = 500
    await open(page, enquiryAbout(topic))
    const values = { ...completeEnquiry, Message: subjectSentence(topic) }
    await form.fillAndSend(values)
    await expectFailure(page, form, values)
    await follow(page)
    await form.expectValues(values)
  })
}

test('a client script that was lost is requested again at the next send', async ({
  page,
  form,
  failRequests,
  expectConsole,
}) => {
  expectConsole(/The enquiry was not sent 0 The EmailJS client/)
  await failRequests(CLIENT)
  await open(page, contact.document)
  await form.fillAndSend()
  await expectFailure(page, form)
  await page.unroute(CLIENT)
  await form.send()
  await form.expectSent()
})

test.describe('after a while', () => {
  // Each test has a clock of its own.
  test.use({ ownContext: true })

  test('a client script that comes after 120 s is not requested again', async ({ page, form }) => {
    await page.clock.install()
    const requests: Route[] = []
    await page.route(CLIENT, (route) => void requests.push(route))
    await open(page, contact.document)
    await expect.poll(() => requests).toHaveLength(1)
    await page.clock.fastForward(120_000)
    const loaded = page.waitForEvent('requestfinished')
    await requests[0]?.continue()
    await loaded
    await form.fillAndSend()
    await form.expectSent()
    expect(requests).toHaveLength(1)
  })

  for (const { missing, address, seconds } of [
    { missing: 'the response', address: SEND, seconds: 60 },
    { missing: 'the client script', address: CLIENT, seconds: 120 },
  ]) {
    /** Sends an enquiry that is not answered, with the clock of the page under the control of the test. */
    const sendWithoutAnswer = async (page: Page, form: EnquiryForm) => {
      await page.clock.install()
      await page.route(address, () => {}, { times: 1 })
      const requested = page.waitForRequest(address)
      await open(page, contact.document)
      await form.fillAndSend()
      await requested
    }

    test(`an enquiry is still being sent when ${missing} has not come for ${seconds - 10} s`, async ({
      page,
      form,
    }) => {
      await sendWithoutAnswer(page, form)
      await page.clock.fastForward((seconds - 10) * 1000)
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
    })

    test(`an enquiry is not sent when ${missing} has not come for ${seconds} s, and can be sent again`, async ({
      page,
      form,
      expectConsole,
    }) => {
      expectConsole(new RegExp(`^console error: The enquiry was not sent 0 no response within ${seconds} s`))
      await sendWithoutAnswer(page, form)
      await page.clock.fastForward(seconds * 1000)
      await expectFailure(page, form)
      await form.send()
      await form.expectSent()
    })
  }
})
