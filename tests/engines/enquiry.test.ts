// Sending an enquiry, in every installed engine.
import { beforeEach, describe, expect, test } from 'vitest'
import { completeEnquiry } from '../e2e/support/enquiry-form.ts'
import { messagesIn } from '../e2e/support/messages-in.ts'
import { installedEngines } from './support/engines.ts'
import { fillEnquiry, send, typeEnquiry, valuesOf } from './support/enquiry.ts'
import { useSite } from './support/use-site.ts'
import { useVisitor } from './support/use-visitor.ts'

const emptyForm = {
  'First name': '',
  'Last name': '',
  Email: '',
  'Country code': '+',
  'Phone number': '',
  Message: '',
}

describe.each(installedEngines())('$name', (engine) => {
  const site = useSite()
  const strictSite = useSite({ RATE_PER_MINUTE: '1' })
  const visitor = useVisitor(engine, { script: true })
  const alert = () => visitor().text({ role: 'alert' })
  const isFocused = (label: string) => visitor().isFocused({ role: 'textbox', name: label })

  async function openForm(address: string) {
    // By another document first, so that nothing is left of the previous test.
    await visitor().goto(`${address}/about/`)
    await visitor().goto(`${address}/#/contact`)
    await expect.poll(() => visitor().value('Country code')).toBe('+')
  }

  beforeEach(async () => {
    await visitor().resize(1280, 900)
    await openForm(site().address)
  })

  test('stores a sent enquiry in the mailbox, shows the success toast and resets the form', async () => {
    await typeEnquiry(visitor())
    await send(visitor())
    await expect
      .poll(() => visitor().text({ role: 'status' }))
      .toContain('Thank You. We will contact you shortly!')
    await expect
      .poll(() => visitor().isVisible({ role: 'heading', name: 'Your enquiry has been sent' }))
      .toBe(true)
    expect(await valuesOf(visitor())).toEqual(emptyForm)
    const messages = await messagesIn(site())
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain(completeEnquiry.Email)
    expect(visitor().errors).toEqual([])
  })

  test.each([
    ['First name', 'All fields are mandatory', 'Enter your first name', ' '],
    ['Message', 'All fields are mandatory', 'Enter a message', ' '],
    ['Country code', 'Country code should be valid', 'Enter a country code such as +91', '+'],
    ['Phone number', 'Phone number should only contain numbers', 'numbers only', '55+50100'],
  ] as const)('refuses an invalid %s with "%s"', async (label, toast, help, value) => {
    await fillEnquiry(visitor(), { [label]: value })
    await send(visitor())
    await expect.poll(alert).toContain(toast)
    expect(await visitor().description(label)).toContain(help)
    expect(await visitor().attribute({ role: 'textbox', name: label }, 'aria-invalid')).toBe('true')
    expect(await isFocused(label)).toBe(true)
    expect(await visitor().title()).toMatch(/^Error: /)
  })

  test('refuses an empty field with "All fields are mandatory"', async () => {
    await fillEnquiry(visitor(), { 'Last name': '' })
    await send(visitor())
    await expect.poll(alert).toContain('All fields are mandatory')
    expect(await visitor().description('Last name')).toContain('Enter your last name')
    expect(await isFocused('Last name')).toBe(true)
  })

  test('refuses an invalid email address and explains it beside the field', async () => {
    await fillEnquiry(visitor(), { Email: 'visitor' })
    await send(visitor())
    await expect.poll(() => visitor().description('Email')).toContain('Enter an email address such as')
    expect(await isFocused('Email')).toBe(true)
  })

  test('keeps the form filled in and shows the error toast when the relay refuses the enquiry', async () => {
    await openForm(strictSite().address)
    await fillEnquiry(visitor())
    await send(visitor())
    // This note appears after the reset and moves the button.
    await expect
      .poll(() => visitor().isVisible({ role: 'heading', name: 'Your enquiry has been sent' }))
      .toBe(true)
    // This relay accepts one enquiry a minute.
    await fillEnquiry(visitor())
    await send(visitor())
    await expect.poll(alert).toContain('Oops! Something went wrong. Please try again.')
    await expect
      .poll(() => visitor().isVisible({ role: 'heading', name: 'Your enquiry has not been sent' }))
      .toBe(true)
    expect(await valuesOf(visitor())).toEqual(completeEnquiry)
    expect(await messagesIn(strictSite())).toHaveLength(1)
  })
})
