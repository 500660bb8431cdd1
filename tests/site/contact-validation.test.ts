import type { Page } from '@playwright/test'
import { completeEnquiry, type Label } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { about, contact, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'
const EMAIL_HELP = 'Enter an email address such as name@example.com'
const COUNTRY_CODE_HELP = /Enter a country code such as \+91: a plus sign, then numbers$/

const labels = Object.keys(completeEnquiry) as Label[]
const expectValid = (page: Page, label: Label) =>
  expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid')
const expectInvalid = (page: Page, label: Label) =>
  expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')

test.beforeEach(({ page }) => open(page, contact.document))

test('an enquiry without one of the fields is not sent: the field is focused and says what to enter', async ({
  page,
  form,
  provider,
}) => {
  for (const label of labels) {
    // The number fields drop the spaces and are empty.
    await form.fillAndSend({ [label]: '   ' })
    await form.expectError(EMPTY)
    await expectInvalid(page, label)
    await expect(page.getByLabel(label)).toBeFocused()
    const help = new RegExp(`Enter (a|your) ${label.toLowerCase()}`)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(help)
    await expect(page.getByText(help)).toBeVisible()
  }
  expect(provider.sends).toEqual([])
})

test('an untouched form marks every field, also the country code with its + alone', async ({
  page,
  form,
}) => {
  await form.send()
  await form.expectError(EMPTY)
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const label of labels) await expectInvalid(page, label)
})

// All combinations are tested in contract/enquiry.test.ts.
const mistakes: readonly [what: string, Partial<Record<Label, string>>, message: string, Label][] = [
  ['a wrong country code', { 'Country code': '9+' }, COUNTRY_CODE, 'Country code'],
  ['a wrong phone number', { 'Phone number': '+5550100' }, PHONE_NUMBER, 'Phone number'],
  ['an empty field and a wrong country code', { Message: '', 'Country code': '+' }, EMPTY, 'Country code'],
  [
    'a wrong country code and a wrong phone number',
    { 'Country code': '9+', 'Phone number': '+1' },
    COUNTRY_CODE,
    'Country code',
  ],
]
for (const [what, values, message, focused] of mistakes) {
  test(`${what} shows “${message}” and keeps the entered values`, { tag: '@engines' }, async ({
    page,
    form,
    provider,
  }) => {
    await form.fillAndSend(values)
    await form.expectError(message)
    await expect(page.getByLabel(focused)).toBeFocused()
    await form.expectValues({ ...completeEnquiry, ...values })
    expect(provider.sends).toEqual([])
  })
}

// The browser writes the domain of the last one in ASCII, and finds it too long.
const wrongEmails = ['visitor', 'a b@example.com', `visitor@${'ü'.repeat(60)}.example`]

test('the browser refuses a wrong email address, and the field says what to enter', async ({
  page,
  form,
  provider,
}) => {
  const email = page.getByLabel('Email')
  for (const wrong of wrongEmails) {
    await form.fill({ Email: 'visitor@example.com' })
    await expect(email).not.toHaveAccessibleDescription(EMAIL_HELP)
    await form.fillAndSend({ Email: wrong })
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(EMAIL_HELP)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(provider.sends).toEqual([])
})

test('an email address that is too long to be sent is refused', async ({ page, form, provider }) => {
  await form.fillAndSend({ Email: `${'a'.repeat(250)}@example.com` })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(EMAIL_HELP)
  expect(provider.sends).toEqual([])
})

test('the error of the email address stays beside that of another field, until it is corrected', async ({
  page,
  form,
}) => {
  await form.fillAndSend({ Email: 'visitor' })
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(EMAIL_HELP)
  await form.fillAndSend({ Email: 'visitor@', 'Country code': '+' })
  await form.expectError(COUNTRY_CODE)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(EMAIL_HELP)
  await page.getByLabel('Email').fill('visitor@example.com')
  await expectValid(page, 'Email')
})

test('the explanation of a field goes when the value is corrected', async ({ page, form }) => {
  await form.fillAndSend({ 'Country code': '+' })
  await expect(page.getByLabel('Country code')).toHaveAccessibleDescription(COUNTRY_CODE_HELP)
  await page.getByLabel('Country code').pressSequentially('91')
  await expectValid(page, 'Country code')
  await expect(page.getByText('Enter a country code such as')).toHaveCount(0)
})

test('the title begins with “Error:” while a field is invalid', async ({ page, form }) => {
  await form.fillAndSend({ 'Country code': '+' })
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  await page.getByLabel('Country code').pressSequentially('91')
  await expect(page).toHaveTitle(contact.title)
})

test('the title keeps its “Error:” after a link to the same page', async ({ page, form }) => {
  await form.fillAndSend({ Message: '' })
  await mainLink(page, 'Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
})

test('the errors of the form are gone when the visitor comes back from another page', async ({
  page,
  form,
}) => {
  await form.fillAndSend({ Message: '' })
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  await mainLink(page, 'About Us').click()
  await expect(page).toHaveTitle(about.title)
  await page.goBack()
  await expect(page).toHaveTitle(contact.title)
  for (const label of labels) await expectValid(page, label)
})
