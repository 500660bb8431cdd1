// Tests reading the site, sending an enquiry, and the history of each engine: between documents before React has loaded, and
// inside of one app afterwards. They are in one file, because each file starts a browser.

import { afterAll, expect, test } from 'vitest'
import { content } from '../site/support/content.ts'
import { completeEnquiry, type Label, SENT, untouched } from '../site/support/enquiry-form.ts'
import { about, contact, home, pages, services } from '../site/support/pages.ts'
import { messagesIn, startSite } from '../site/support/site.ts'
import type { Target } from './support/find.ts'
import { startVisitor } from './support/visitor.ts'

const MENU = { role: 'button', name: 'Menu' } as const
const HOME = { role: 'link', name: 'Home', within: 'Main' } as const

const site = await startSite()
afterAll(site.stop)
const { goto, reload, goInHistory, scrollDown, resize, click, press, type, paste, read, readPage, errors } =
  await startVisitor({
    script: true,
  })

type State = Partial<NonNullable<Awaited<ReturnType<typeof read>>>>

const expectElement = (target: Target, state: State) =>
  expect.poll(() => read(target), { message: JSON.stringify(target) }).toMatchObject(state)
const expectHidden = (target: Target) => expect.poll(() => read(target)).toBeNull()

/** Follows a link of the navigation bar or of the menu. */
async function followLink({ link, hash, heading }: (typeof pages)[number]) {
  await click({ ...HOME, name: link })
  await expectElement({ role: 'heading' }, { text: heading, isFocused: true })
  expect(await readPage()).toMatchObject({ address: hash, scrollsSideways: false })
}

test('opens every page from the navigation bar', async () => {
  await resize(1280, 900)
  await goto(`${site.address}${contact.document}`)
  for (const page of pages) {
    await followLink(page)
    await expectElement({ ...HOME, name: page.link }, { ariaCurrent: 'page' })
  }
  expect(errors).toEqual([])
})

test('opens every page from the menu of a phone, which closes each time', async () => {
  await openOnPhone()
  for (const page of pages) {
    await click(MENU)
    await expectElement(HOME, {})
    await followLink(page)
    await expectHidden(HOME)
  }
})

test('Tab leads into the open menu of a phone, and Escape back to its button', async () => {
  await openOnPhone()
  await click(MENU)
  await press(['Tab'])
  await expectElement(HOME, { isFocused: true })
  await press(['Escape'])
  await expectElement(MENU, { isFocused: true })
  await expectHidden(HOME)
})

async function openOnPhone() {
  await resize(375, 700)
  await goto(`${site.address}${contact.document}`)
  await expectHidden(HOME)
}

test('the not-found page fits on a tablet, with its drawing beside the text', async () => {
  await resize(768, 900)
  await goto(`${site.address}/#/no-such-page`)
  expect(await readPage()).toMatchObject({ scrollsSideways: false })
})

async function openForm() {
  await resize(1280, 900)
  await goto(`${site.address}${contact.document}`)
  await expectElement({ role: 'textbox', name: 'Country code' }, { value: '+' })
}

/** Sends a complete enquiry, except for the overrides. */
async function fillAndSend(overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) await paste(label, value)
  await pressSend()
}

const pressSend = () => click({ role: 'button', name: 'Send enquiry' })

async function expectValues(values: Readonly<Record<Label, string>>) {
  for (const [name, value] of Object.entries(values))
    await expectElement({ role: 'textbox', name }, { value })
}

test('a sent enquiry is in the mailbox, and the form is empty', async () => {
  await openForm()
  for (const [label, value] of Object.entries(completeEnquiry)) {
    // A number field drops the hyphen.
    await type(label, label === 'Phone number' ? `-${value}` : value)
  }
  await pressSend()
  await expectElement({ role: 'status' }, { text: expect.stringContaining(SENT) })
  await expectElement({ role: 'heading', name: content.contact.sent.title }, {})
  await expectValues(untouched)
  expect(errors).toEqual([])
  expect((await messagesIn(site)).join()).toContain(completeEnquiry.Email)
})

const mistakes = [
  ['Last name', '', 'All fields are mandatory', 'Enter your last name'],
  ['Phone number', '55+50100', 'Phone number should only contain numbers', 'numbers only'],
] as const

/** Expects that the field has the focus and says what to enter. */
const expectExplained = (name: Label, help: string) =>
  expectElement(
    { role: 'textbox', name },
    { isFocused: true, ariaInvalid: 'true', description: expect.stringContaining(help) },
  )

test.each(mistakes)('a wrong %s (%j) shows “%s”', async (name, value, message, help) => {
  await openForm()
  await fillAndSend({ [name]: value })
  await expectElement({ role: 'alert' }, { text: expect.stringContaining(message) })
  await expectExplained(name, help)
  await expect.poll(readPage).toMatchObject({ title: expect.stringMatching(/^Error: /) })
})

test('a wrong email address is explained at its field', async () => {
  await openForm()
  await fillAndSend({ Email: 'visitor' })
  await expectExplained('Email', 'Enter an email address such as')
})

const footerLink = (name: string) => ({ role: 'link', name, within: 'Pages' }) as const

/** Expects the page of the address, from its top. */
async function expectArrival({ heading, title }: typeof home, address: string) {
  await expect.poll(() => read({ role: 'heading' })).toMatchObject({ text: heading })
  await expect.poll(readPage).toMatchObject({ address, title, scrollTop: 0 })
}

test('a hash address is led to its document, and reads as before', async () => {
  await resize(1280, 900)
  await goto(`${site.address}/#/about`)
  await expectArrival(about, about.hash)
  await reload()
  await expectArrival(about, about.hash)
})

test('Back and Forward show the page of the address from its top, across documents', async () => {
  await goto(`${site.address}/about/`)
  await click(footerLink('Services'))
  await expectArrival(services, services.hash)
  await reload()
  await expectArrival(services, services.hash)
  await scrollDown()
  await goInHistory(-1)
  await expectArrival(about, '/about/')
  await scrollDown()
  await goInHistory(1)
  await expectArrival(services, services.hash)
})

test('a link to the page in view leads to its top', async () => {
  await goto(`${site.address}/#/services`)
  await click(footerLink('Services'))
  await expectArrival(services, services.hash)
  await expect.poll(() => read({ role: 'heading' })).toMatchObject({ isFocused: true })
})

test('the form keeps what was typed on other pages, and is empty after a reload', async () => {
  await goto(`${site.address}/#/contact`)
  for (const [label, value] of Object.entries(completeEnquiry)) await paste(label, value)
  await click(footerLink('Home'))
  await expectArrival(home, home.hash)
  await goInHistory(-1)
  await expectArrival(contact, contact.hash)
  await expectValues(completeEnquiry)
  await reload()
  await expectValues(untouched)
})
