import { captureSends } from './support/capture-sends.ts'
import { expectValues, field, fillEnquiry, sendButton, untouched } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { mainLink } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { errorToast } from './support/toasts.ts'

const TITLE = 'Contact | Ayurvedic Wellness'

test.beforeEach(async ({ page }) => {
  await captureSends(page)
  await open(page, '/#/contact')
})

test('every empty field says what to enter, and the first is focused', async ({ page }) => {
  await sendButton(page).click()
  for (const [label, help] of [
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
    ['Email', 'Enter your email address'],
    ['Phone number', 'Enter your phone number'],
    ['Message', 'Enter a message'],
  ] as const) {
    await expect(page.getByText(help, { exact: true })).toBeVisible()
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${help}$`))
  }
  await expect(field(page, 'First name')).toBeFocused()
  // It has its +, so it is not empty.
  await expect(field(page, 'Country code')).not.toHaveAttribute('aria-invalid')
})

test('the title begins with "Error:" until the value is valid', async ({ page }) => {
  await fillEnquiry(page, { 'Country code': '+' })
  await sendButton(page).click()
  await expect(page).toHaveTitle(`Error: ${TITLE}`)
  const code = field(page, 'Country code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(
    /Enter a country code such as \+91: a plus sign, then numbers$/,
  )
  await code.pressSequentially('91')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Enter a country code such as')).toHaveCount(0)
  await expect(page).toHaveTitle(TITLE)
})

test('the error is gone after leaving the page and coming back', async ({ page }) => {
  await sendButton(page).click()
  await expect(page).toHaveTitle(`Error: ${TITLE}`)
  await mainLink(page, 'About Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One doctor, two traditions.')
  await expect(page).toHaveTitle('About Us | Ayurvedic Wellness')
  await page.goBack()
  await expect(page).toHaveTitle(TITLE)
  await expectValues(page, untouched)
})

test('a second attempt marks only what is still invalid', async ({ page }) => {
  await sendButton(page).click()
  await expect(errorToast(page)).toHaveText('All fields are mandatory')
  await fillEnquiry(page, { 'Phone number': '+1' })
  await sendButton(page).click()
  await expect(errorToast(page)).toHaveText(['Phone number should only contain numbers'])
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
})

test('a refused form keeps its values', async ({ page }) => {
  await fillEnquiry(page, { 'Phone number': '+12', Message: '  spaces around  ' })
  await sendButton(page).click()
  await expect(errorToast(page)).toBeVisible()
  await expect(field(page, 'Phone number')).toHaveValue('+12')
  await expect(field(page, 'Message')).toHaveValue('  spaces around  ')
})
