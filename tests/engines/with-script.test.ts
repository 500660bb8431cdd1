// Reading the site and sending an enquiry. In one file, because each file starts a browser.
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { completeEnquiry, type Label, untouched } from '../e2e/support/enquiry-form.ts'
import { pages } from '../e2e/support/pages.ts'
import { messagesIn, startSite } from '../e2e/support/site.ts'
import { startVisitor } from './support/visitor.ts'

const MENU = { role: 'button', name: 'Menu' } as const

const site = await startSite()
afterAll(site.stop)
const visitor = await startVisitor({ script: true })
const { goto, resize, click, press, address, pageText, isVisible, isFocused, attribute } = visitor

test('opens every page from the navigation bar, at its top, with the focus on its heading', async () => {
  await resize(1280, 900)
  await goto(`${site.address}/#/contact`)
  for (const { link, hash, heading } of pages) {
    const target = { role: 'link', name: link, within: 'Main' } as const
    await click(target)
    await expect.poll(address).toBe(hash)
    await expect.poll(pageText).toContain(heading)
    await expect.poll(() => isFocused({ role: 'heading' })).toBe(true)
    await expect.poll(() => attribute(target, 'aria-current')).toBe('page')
    expect(await visitor.overflow(), hash).toBeLessThanOrEqual(0)
  }
  expect(visitor.errors).toEqual([])
})

test('on a phone, opens every page from the menu, and never scrolls sideways', async () => {
  const expectMenu = (expanded: 'true' | 'false') =>
    expect.poll(() => attribute(MENU, 'aria-expanded')).toBe(expanded)
  await resize(375, 700)
  await goto(`${site.address}/#/contact`)
  await expectMenu('false')
  for (const { link, hash, heading } of pages) {
    const target = { role: 'link', name: link, within: 'Main' } as const
    await expect.poll(() => isVisible(target)).toBe(false)
    await click(MENU)
    await expect.poll(() => isVisible(target)).toBe(true)
    await expectMenu('true')
    await click(target)
    await expect.poll(address).toBe(hash)
    await expect.poll(pageText).toContain(heading)
    await expectMenu('false')
    expect(await visitor.overflow(), hash).toBeLessThanOrEqual(0)
  }
  // Tab leads into it. Escape closes it too, and returns the focus to its button.
  await click(MENU)
  await expectMenu('true')
  await press(['Tab'])
  await expect.poll(() => isFocused({ role: 'link', name: 'Home', within: 'Main' })).toBe(true)
  await press(['Escape'])
  await expectMenu('false')
  await expect.poll(() => isFocused(MENU)).toBe(true)
})

test('the not-found page fits on a tablet, with its drawing beside the text', async () => {
  await resize(768, 900)
  await goto(`${site.address}/#/no-such-page`)
  expect(await visitor.overflow()).toBeLessThanOrEqual(0)
})

const toast = (role: 'alert' | 'status') => expect.poll(() => visitor.text({ role }))
const expectNote = (name: string) => expect.poll(() => isVisible({ role: 'heading', name })).toBe(true)
const send = () => click({ role: 'button', name: 'Send enquiry' })

async function openForm(address: string) {
  await resize(1280, 900)
  await goto(`${address}/#/contact`)
  await expect.poll(() => visitor.value('Country code')).toBe('+')
}

/** Fills in a complete enquiry, except for the overrides. */
async function fillIn(overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await visitor.paste(label, value)
  }
}

async function valuesOfForm() {
  const values: Record<string, string | undefined> = {}
  for (const label of Object.keys(completeEnquiry)) values[label] = await visitor.value(label)
  return values
}

test('stores a sent enquiry in the mailbox and resets the form, and keeps it filled in when the relay refuses', async () => {
  const strictSite = await startSite({ RATE_PER_MINUTE: '1' })
  onTestFinished(strictSite.stop)
  await openForm(strictSite.address)
  for (const [label, value] of Object.entries(completeEnquiry)) {
    // A number field drops the hyphen.
    await visitor.type(label, label === 'Phone number' ? `-${value}` : value)
  }
  await send()
  await toast('status').toContain('Thank You. We will contact you shortly!')
  // This note appears after the reset and moves the button.
  await expectNote('Your enquiry has been sent')
  expect(await valuesOfForm()).toEqual(untouched)
  expect(visitor.errors).toEqual([])

  await fillIn()
  await send()
  await toast('alert').toContain('Oops! Something went wrong. Please try again.')
  await expectNote('Your enquiry has not been sent')
  expect(await valuesOfForm()).toEqual(completeEnquiry)
  const messages = await messagesIn(strictSite)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain(completeEnquiry.Email)
})

const mistakes = [
  ['Last name', '', 'All fields are mandatory', 'Enter your last name'],
  ['Country code', '+', 'Country code should be valid', 'Enter a country code such as +91'],
  ['Message', ' ', 'All fields are mandatory', 'Enter a message'],
  ['Phone number', '55+50100', 'Phone number should only contain numbers', 'numbers only'],
] as const

test('refuses each invalid field with its message, explains it beside the field and focuses it', async () => {
  async function expectExplained(name: Label, help: string) {
    await expect.poll(() => visitor.description(name), { message: name }).toContain(help)
    await expect.poll(() => isFocused({ role: 'textbox', name }), { message: name }).toBe(true)
  }
  await openForm(site.address)
  for (const [name, value, message, help] of mistakes) {
    await fillIn({ [name]: value })
    await send()
    await toast('alert').toContain(message)
    await expectExplained(name, help)
    expect(await attribute({ role: 'textbox', name }, 'aria-invalid'), name).toBe('true')
    await expect.poll(visitor.title, { message: name }).toMatch(/^Error: /)
  }
  // The browser's own check.
  await fillIn({ Email: 'visitor' })
  await send()
  await expectExplained('Email', 'Enter an email address such as')
})
