import { completeEnquiry, type Label } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { about, contact, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

test.beforeEach(({ page }) => open(page, '/#/contact'))

test('an empty or blank field is focused, and says what to enter', async ({ page, form, provider }) => {
  await form.fill()
  for (const [label, complete] of Object.entries(completeEnquiry)) {
    const input = page.getByLabel(label)
    // The number fields drop the spaces and are empty.
    await input.fill('   ')
    await form.send()
    await form.expectError(EMPTY)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toBeFocused()
    const help = new RegExp(`Enter (a|your) ${label.toLowerCase()}`)
    await expect(input).toHaveAccessibleDescription(help)
    await expect(page.getByText(help)).toBeVisible()
    await input.fill(complete)
  }
  expect(provider.sends).toEqual([])
})

// All combinations are tested in contract/enquiry.test.ts.
const mistakes: readonly [Partial<Record<Label, string>>, string, Label][] = [
  [{ Message: '', 'Country code': '+' }, EMPTY, 'Message'],
  [{ 'Country code': '9+', 'Phone number': '+1' }, COUNTRY_CODE, 'Country code'],
  [{ 'Phone number': '+5550100' }, PHONE_NUMBER, 'Phone number'],
]

test('several mistakes have one message, in the specified order', async ({ page, form, provider }) => {
  await form.send()
  await form.expectError(EMPTY)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(5)
  // It has its +, so it is not empty.
  await expect(page.getByLabel('Country code')).not.toHaveAttribute('aria-invalid')
  for (const [values, message, focused] of mistakes) {
    await form.fillAndSend(values)
    await form.expectError(message)
    await expect(page.getByLabel(focused)).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    await form.expectValues({ ...completeEnquiry, ...values })
  }
  expect(provider.sends).toEqual([])
})

test('an invalid email address is refused at its field', async ({ page, form, provider }) => {
  await form.fill()
  const input = page.getByLabel('Email')
  const help = 'Enter an email address such as name@example.com'
  // Our own check takes the last one. The browser writes its domain in ASCII, and finds it too long.
  for (const email of ['visitor', 'a b@example.com', `visitor@${'ü'.repeat(60)}.example`]) {
    await input.fill(email)
    await page.getByLabel('Message').focus()
    await form.send()
    await expect(input).toHaveJSProperty('validity.typeMismatch', true)
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription(help)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await input.fill(`${'a'.repeat(250)}@example.com`)
  await form.send()
  await expect(input).toHaveAccessibleDescription(help)
  // Its error stays until the address is valid, also beside another one.
  await input.fill('visitor@')
  await page.getByLabel('Country code').fill('+')
  await form.send()
  await form.expectError(COUNTRY_CODE)
  await expect(input).toHaveAccessibleDescription(help)
  await input.fill('visitor@example.com')
  await expect(input).not.toHaveAttribute('aria-invalid')
  expect(provider.sends).toEqual([])
})

test('the title begins with "Error:" while a field is invalid', async ({ page, form }) => {
  await form.fillAndSend({ 'Country code': '+' })
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  const code = page.getByLabel('Country code')
  await expect(code).toHaveAccessibleDescription(
    /Enter a country code such as \+91: a plus sign, then numbers$/,
  )
  await code.pressSequentially('91')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('Enter a country code such as')).toHaveCount(0)
  await expect(page).toHaveTitle(contact.title)

  await page.getByLabel('Message').clear()
  await form.send()
  await expect(page).toHaveTitle(`Error: ${contact.title}`)
  await mainLink(page, 'About Us').click()
  await expect(page).toHaveTitle(about.title)
  await page.goBack()
  await expect(page).toHaveTitle(contact.title)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})
