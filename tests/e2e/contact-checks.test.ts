import type { Page } from '@playwright/test'
import { captureSends, type Send } from './support/capture-sends.ts'
import { completeEnquiry, field, fillEnquiry, type Label, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { errorToast } from './support/toasts.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

const labels = Object.keys(completeEnquiry) as Label[]
let sends: readonly Send[]

test.beforeEach(async ({ page }) => {
  sends = await captureSends(page)
  await open(page, '/#/contact')
})

/** One toast alone, in these words; and nothing has left the page. */
async function expectRefusal(page: Page, words: string) {
  await expect(errorToast(page)).toHaveText([words])
  expect(sends).toEqual([])
}

for (const label of labels) {
  test(`${label} that is empty, or only blank space: ${EMPTY}`, async ({ page }) => {
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
  ['everything empty, and the country code as it starts', { ...emptied() }, EMPTY],
  ['an empty field before a bad country code', { Message: '', 'Country code': '+' }, EMPTY],
  ['an empty field before a bad phone number', { 'First name': '', 'Phone number': '+1' }, EMPTY],
  ['+ alone', { 'Country code': '+' }, COUNTRY_CODE],
  ['+ at the end', { 'Country code': '91+' }, COUNTRY_CODE],
  ['+ twice', { 'Country code': '++91' }, COUNTRY_CODE],
  [
    'a bad country code before a bad phone number',
    { 'Country code': '+', 'Phone number': '+1' },
    COUNTRY_CODE,
  ],
  ['+ in the phone number', { 'Phone number': '+5550100' }, PHONE_NUMBER],
  ['+ alone as phone number', { 'Phone number': '+' }, PHONE_NUMBER],
]

function emptied(): Partial<Record<Label, string>> {
  return {
    'First name': '',
    'Last name': '',
    Email: '',
    'Country code': '+',
    'Phone number': '',
    Message: '',
  }
}

for (const [name, overrides, words] of cases) {
  test(`${name}: ${words}`, async ({ page }) => {
    await fillEnquiry(page, overrides)
    await sendButton(page).click()
    await expectRefusal(page, words)
  })
}

test('a country code may have a + or none, and any digits', async ({ page }) => {
  for (const [index, code] of ['91', '+91', '0', '+0044'].entries()) {
    await fillEnquiry(page, { 'Country code': code })
    await sendButton(page).click()
    await expect.poll(() => sends.length, code).toBe(index + 1)
    await expect(errorToast(page)).toHaveCount(0)
    await expect(field(page, 'Country code')).toHaveValue('+')
  }
})

test('the browser itself refuses what is no email address', async ({ page }) => {
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

test("the browser's own checks stay on", async ({ page }) => {
  await expect(page.getByRole('form', { name: 'Enquiry' })).toHaveJSProperty('noValidate', false)
  expect(await sendButton(page).getAttribute('formnovalidate')).toBeNull()
})
