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
  for (const [value, said] of [
    ['', 'empty'],
    ['   ', 'blank space'],
  ] as const) {
    // The country code takes no blank space, so there it can only be empty; so can the email, whose space the
    // browser cuts off.
    test(`${label} that is ${said}: ${EMPTY}`, async ({ page }) => {
      await fillEnquiry(page, { [label]: value })
      await sendButton(page).click()
      await expectRefusal(page, EMPTY)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, label)).toBeFocused()
    })
  }
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

for (const code of ['91', '+91', '0', '+0044']) {
  test(`${code} is a country code`, async ({ page }) => {
    await fillEnquiry(page, { 'Country code': code })
    await sendButton(page).click()
    await expect.poll(() => sends.length).toBe(1)
    await expect(errorToast(page)).toHaveCount(0)
  })
}

for (const email of ['visitor', 'visitor@', '@example.com', 'a b@example.com']) {
  test(`the browser itself refuses ${email} as an email address`, async ({ page }) => {
    await fillEnquiry(page, { Email: email })
    await sendButton(page).click()
    const input = field(page, 'Email')
    await expect(input).toHaveJSProperty('validity.typeMismatch', true)
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com')
    expect(sends).toEqual([])
    await expect(errorToast(page)).toHaveCount(0)
  })
}

test("the browser's own checks stay on", async ({ page }) => {
  await expect(page.getByRole('form', { name: 'Enquiry' })).toHaveJSProperty('noValidate', false)
  expect(await sendButton(page).getAttribute('formnovalidate')).toBeNull()
})
