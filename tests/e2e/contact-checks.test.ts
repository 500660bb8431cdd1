import type { Page } from '@playwright/test'
import { captureSends, type Send } from './support/capture-sends.ts'
import { field, fillEnquiry, type Label, sendButton, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast } from './support/toasts.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

const labels = Object.keys(untouched) as Label[]
let sends: readonly Send[]

test.beforeEach(async ({ page }) => {
  sends = await captureSends(page)
  await open(page, '/#/contact')
})

/** One toast with this text, and no request. */
async function expectRefusal(page: Page, text: string) {
  await expect(errorToast(page)).toHaveText([text])
  expect(sends).toEqual([])
}

for (const label of labels) {
  test(`shows "${EMPTY}" for an empty or blank ${label}`, async ({ page }) => {
    await fillEnquiry(page)
    for (const value of ['', '   ']) {
      await field(page, label).fill(value)
      await field(page, 'Last name').focus()
      await sendButton(page).click()
      await expectRefusal(page, EMPTY)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toBeFocused()
      await errorToast(page).getByRole('button', { name: 'Close' }).click()
      await expect(errorToast(page)).toHaveCount(0)
    }
  })
}

const cases: readonly [string, Partial<Record<Label, string>>, string][] = [
  ['an untouched form', untouched, EMPTY],
  ['an empty field and an invalid country code', { Message: '', 'Country code': '+' }, EMPTY],
  ['an empty field and an invalid phone number', { 'First name': '', 'Phone number': '+1' }, EMPTY],
  ['the country code +', { 'Country code': '+' }, COUNTRY_CODE],
  ['the country code 91+', { 'Country code': '91+' }, COUNTRY_CODE],
  ['the country code ++91', { 'Country code': '++91' }, COUNTRY_CODE],
  ['an invalid country code and phone number', { 'Country code': '+', 'Phone number': '+1' }, COUNTRY_CODE],
  ['a + in the phone number', { 'Phone number': '+5550100' }, PHONE_NUMBER],
  ['the phone number +', { 'Phone number': '+' }, PHONE_NUMBER],
]

for (const [name, overrides, text] of cases) {
  test(`shows "${text}" for ${name}`, async ({ page }) => {
    await fillEnquiry(page, overrides)
    await sendButton(page).click()
    await expectRefusal(page, text)
  })
}

test('accepts country codes with and without +', async ({ page }) => {
  for (const [index, code] of ['91', '+91', '0', '+0044'].entries()) {
    await fillEnquiry(page, { 'Country code': code })
    await sendButton(page).click()
    await expect.poll(() => sends.length, code).toBe(index + 1)
    await expect(errorToast(page)).toHaveCount(0)
    await expect(field(page, 'Country code')).toHaveValue('+')
  }
})

test('the browser refuses an invalid email address', async ({ page }) => {
  await fillEnquiry(page)
  const input = field(page, 'Email')
  for (const email of ['visitor', 'visitor@', '@example.com', 'a b@example.com']) {
    await input.fill(email)
    await field(page, 'Message').focus()
    await sendButton(page).click()
    await expect(input).toHaveJSProperty('validity.typeMismatch', true)
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com')
    await expect(errorToast(page)).toHaveCount(0)
  }
  expect(sends).toEqual([])
})

test("the browser's own validation is not switched off", async ({ page }) => {
  await expect(page.getByRole('form', { name: 'Enquiry' })).toHaveJSProperty('noValidate', false)
  expect(await sendButton(page).getAttribute('formnovalidate')).toBeNull()
})
