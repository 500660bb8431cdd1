import type { Page, Request } from '@playwright/test'
import { captureSends } from './support/capture-sends.ts'
import {
  closeErrorToast,
  completeEnquiry,
  errorToast,
  field,
  fillEnquiry,
  type Label,
  sendButton,
} from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { about, contact, mainLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

// Toasts close at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

let sends: readonly Request[]

test.beforeEach(async ({ page }) => {
  sends = await captureSends(page)
  await open(page, '/#/contact')
})

/** One toast with this text, and no request. Closes the toast. */
async function expectRefusal(page: Page, text: string) {
  await expect(errorToast(page)).toHaveText([text])
  expect(sends).toEqual([])
  await closeErrorToast(page)
}

test(`shows "${EMPTY}" for each empty or blank field, focuses it and says there what to enter`, async ({
  page,
}) => {
  await fillEnquiry(page)
  for (const [label, complete] of Object.entries(completeEnquiry)) {
    const input = field(page, label as Label)
    // The number fields drop the spaces and are empty.
    await input.fill('   ')
    await sendButton(page).click()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toBeFocused()
    const help = new RegExp(`Enter (a|your) ${label.toLowerCase()}`)
    await expect(input).toHaveAccessibleDescription(help)
    await expect(page.getByText(help)).toBeVisible()
    await expectRefusal(page, EMPTY)
    await input.fill(complete)
  }
})

// All combinations are tested in contract/enquiry.test.ts.
const cases: readonly [string, Partial<Record<Label, string>>, string][] = [
  ['an empty field and an invalid country code', { Message: '', 'Country code': '+' }, EMPTY],
  ['an invalid country code and phone number', { 'Country code': '9+', 'Phone number': '+1' }, COUNTRY_CODE],
  ['an invalid phone number', { 'Phone number': '+5550100' }, PHONE_NUMBER],
]

test('shows one message for several mistakes, in the order of the specification, and keeps the values', async ({
  page,
}) => {
  for (const [name, values, text] of cases) {
    await test.step(name, async () => {
      await fillEnquiry(page, values)
      await sendButton(page).click()
      await expectRefusal(page, text)
      for (const [label, value] of Object.entries(values)) {
        await expect(field(page, label as Label)).toHaveValue(value)
      }
    })
  }
})

test('an email address that the browser or the relay would refuse is refused at its field', async ({
  page,
}) => {
  await fillEnquiry(page)
  const input = field(page, 'Email')
  for (const email of ['visitor', 'a b@example.com']) {
    await input.fill(email)
    await field(page, 'Message').focus()
    await sendButton(page).click()
    await expect(input).toHaveJSProperty('validity.typeMismatch', true)
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com')
    await expect(errorToast(page)).toHaveCount(0)
  }
  await input.fill(`${'a'.repeat(250)}@example.com`)
  await sendButton(page).click()
  await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com')
  // Its error stays until the address is valid, also beside another one.
  await input.fill('visitor@')
  await field(page, 'Country code').fill('+')
  await sendButton(page).click()
  await expect(errorToast(page)).toHaveText([COUNTRY_CODE])
  await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com')
  await input.fill('visitor@example.com')
  await expect(input).not.toHaveAttribute('aria-invalid')
  expect(sends).toEqual([])
})

test('an untouched form has every field marked but the country code, and a second attempt marks only what is still invalid', async ({
  page,
}) => {
  await sendButton(page).click()
  await expect(errorToast(page)).toHaveText(EMPTY)
  await expect(field(page, 'First name')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(5)
  // It has its +, so it is not empty.
  await expect(field(page, 'Country code')).not.toHaveAttribute('aria-invalid')

  await fillEnquiry(page, { 'Phone number': '+1' })
  await sendButton(page).click()
  await expect(errorToast(page)).toHaveText([PHONE_NUMBER])
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
})

test('the title begins with "Error:" until the value is valid or the visitor leaves the page', async ({
  page,
}) => {
  await fillEnquiry(page, { 'Country code': '+' })
  await sendButton(page).click()
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  const code = field(page, 'Country code')
  await expect(code).toHaveAccessibleDescription(
    /Enter a country code such as \+91: a plus sign, then numbers$/,
  )
  await code.pressSequentially('91')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Enter a country code such as')).toHaveCount(0)
  await expect(page).toHaveTitle(contact.title)

  await field(page, 'Message').clear()
  await sendButton(page).click()
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  await mainLink(page, 'About Us').click()
  await expect(page).toHaveTitle(about.title)
  await page.goBack()
  await expect(page).toHaveTitle(contact.title)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})
