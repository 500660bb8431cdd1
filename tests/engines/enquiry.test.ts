// Sending an enquiry.
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { completeEnquiry, type Label, untouched } from '../e2e/support/enquiry-form.ts'
import { messagesIn, startSite } from '../e2e/support/site.ts'
import { siteForTests, visitorForTests } from './support/for-tests.ts'

const site = siteForTests()
const visitor = visitorForTests({ script: true })

const alert = () => visitor().text({ role: 'alert' })
const isFocused = (label: string) => visitor().isFocused({ role: 'textbox', name: label })
const hasNote = (name: string) => visitor().isVisible({ role: 'heading', name })

async function openForm(address: string) {
  await visitor().goto(`${address}/#/contact`)
  await expect.poll(() => visitor().value('Country code')).toBe('+')
}

/** Fills in a complete enquiry, except for the overrides, and sends it. */
async function send(overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await visitor().paste(label, value)
  }
  await visitor().click({ role: 'button', name: 'Send enquiry' })
}

async function valuesOfForm() {
  const values: Record<string, string | undefined> = {}
  for (const label of Object.keys(completeEnquiry)) values[label] = await visitor().value(label)
  return values
}

beforeEach(async () => {
  await visitor().resize(1280, 900)
  await openForm(site().address)
})

test('stores a sent enquiry in the mailbox, shows the success toast and resets the form', async () => {
  for (const [label, value] of Object.entries(completeEnquiry)) await visitor().type(label, value)
  await visitor().click({ role: 'button', name: 'Send enquiry' })
  await expect
    .poll(() => visitor().text({ role: 'status' }))
    .toContain('Thank You. We will contact you shortly!')
  await expect.poll(() => hasNote('Your enquiry has been sent')).toBe(true)
  expect(await valuesOfForm()).toEqual(untouched)
  const messages = await messagesIn(site())
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(completeEnquiry.Email)
  expect(visitor().errors).toEqual([])
})

test.each([
  ['Last name', 'All fields are mandatory', 'Enter your last name', ''],
  ['Message', 'All fields are mandatory', 'Enter a message', ' '],
  ['Country code', 'Country code should be valid', 'Enter a country code such as +91', '+'],
  ['Phone number', 'Phone number should only contain numbers', 'numbers only', '55+50100'],
] as const)('refuses an invalid %s with "%s"', async (label, toast, help, value) => {
  await send({ [label]: value })
  await expect.poll(alert).toContain(toast)
  expect(await visitor().description(label)).toContain(help)
  expect(await visitor().attribute({ role: 'textbox', name: label }, 'aria-invalid')).toBe('true')
  expect(await isFocused(label)).toBe(true)
  expect(await visitor().title()).toMatch(/^Error: /)
})

test('refuses an invalid email address and explains it beside the field', async () => {
  await send({ Email: 'visitor' })
  await expect.poll(() => visitor().description('Email')).toContain('Enter an email address such as')
  expect(await isFocused('Email')).toBe(true)
})

test('keeps the form filled in and shows the error toast when the relay refuses the enquiry', async () => {
  const strictSite = await startSite({ RATE_PER_MINUTE: '1' })
  onTestFinished(strictSite.stop)
  await openForm(strictSite.address)
  await send()
  // This note appears after the reset and moves the button.
  await expect.poll(() => hasNote('Your enquiry has been sent')).toBe(true)
  await send()
  await expect.poll(alert).toContain('Oops! Something went wrong. Please try again.')
  await expect.poll(() => hasNote('Your enquiry has not been sent')).toBe(true)
  expect(await valuesOfForm()).toEqual(completeEnquiry)
  expect(await messagesIn(strictSite)).toHaveLength(1)
})
