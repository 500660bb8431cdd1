import { completeEnquiry, field, fillEnquiry, type Label } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => open(page, '/#/contact'))

test('all fields start empty, but for the country code, which starts as +', async ({ page }) => {
  for (const label of Object.keys(completeEnquiry) as Label[]) {
    await expect(field(page, label)).toHaveValue(label === 'Country code' ? '+' : '')
  }
  await expect(page.getByRole('form', { name: 'Enquiry' }).getByRole('textbox')).toHaveCount(6)
})

const attributes = [
  ['First name', { type: 'text', autocomplete: 'given-name', inputmode: null }],
  ['Last name', { type: 'text', autocomplete: 'family-name', inputmode: null }],
  ['Email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['Country code', { type: 'text', autocomplete: 'tel-country-code', inputmode: 'tel' }],
  ['Phone number', { type: 'text', autocomplete: 'tel-national', inputmode: 'tel' }],
  ['Message', { type: null, autocomplete: null, inputmode: null }],
] as const

test('every field is required, and tells keyboards and browsers what it is', async ({ page }) => {
  for (const [label, expected] of attributes) {
    const input = field(page, label)
    await expect(input).toBeVisible()
    await expect(input).toHaveJSProperty('required', true)
    // No length limits are shown, so there are none.
    const wanted = { ...expected, maxlength: null, minlength: null, pattern: null }
    for (const [name, value] of Object.entries(wanted)) {
      expect(await input.getAttribute(name), `${name} of ${label}`).toBe(value)
    }
  }
})

test('every label stands above its field, and leads into it', async ({ page }) => {
  for (const [label] of attributes) {
    const words = page.getByText(label, { exact: true })
    const [above, below] = await Promise.all([words.boundingBox(), field(page, label).boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await words.click()
    await expect(field(page, label)).toBeFocused()
  }
})

test('the message is an area for several lines', async ({ page }) => {
  const message = field(page, 'Message')
  await expect(message).toHaveJSProperty('tagName', 'TEXTAREA')
  await message.pressSequentially('one\ntwo')
  await expect(message).toHaveValue('one\ntwo')
})

for (const width of [320, 1440]) {
  test(`the country code stands in a box of 80 px beside the phone number at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const code = await field(page, 'Country code').boundingBox()
    const phone = await field(page, 'Phone number').boundingBox()
    expect(code?.width).toBe(80)
    expect(phone?.y).toBe(code?.y)
    expect(phone?.x).toBeGreaterThan((code?.x ?? 0) + 80)
  })
}

for (const label of ['Country code', 'Phone number'] as const) {
  test(`${label} drops what is not a digit or + while it is typed`, async ({ page }) => {
    const input = field(page, label)
    await input.clear()
    await input.pressSequentially('+a4 9-(1).x/5٣e+')
    await expect(input).toHaveValue('+4915+')
  })

  test(`${label} drops what is not a digit or + when it is pasted`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const input = field(page, label)
    await input.clear()
    await page.evaluate(() => navigator.clipboard.writeText('Tel. +91 (98) 765-432'))
    await input.press('ControlOrMeta+v')
    await expect(input).toHaveValue('+9198765432')
  })
}

test('the caret stays where the visitor was typing', async ({ page }) => {
  const input = field(page, 'Phone number')
  const caret = () =>
    input.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd])
  await input.fill('12345')
  await input.press('Home')
  await input.press('ArrowRight')
  await input.press('ArrowRight')
  await input.press('x')
  expect(await caret()).toEqual([2, 2])
  await input.press('9')
  expect(await caret()).toEqual([3, 3])
  await expect(input).toHaveValue('129345')
  await input.press('-')
  await input.press('Backspace')
  await expect(input).toHaveValue('12345')
})

test('names, email and message keep every character', async ({ page }) => {
  await fillEnquiry(page, { 'First name': 'Zoë 2+', 'Last name': "O'Neil-Iyer", Message: 'வணக்கம் + 27 & <b>' })
  await expect(field(page, 'First name')).toHaveValue('Zoë 2+')
  await expect(field(page, 'Last name')).toHaveValue("O'Neil-Iyer")
  await expect(field(page, 'Message')).toHaveValue('வணக்கம் + 27 & <b>')
})

test('the hint that every field is needed has other words than the toast', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Enquiry' })
  await expect(form).toContainText('Please fill in every field')
  await expect(page.getByText('All fields are mandatory')).toHaveCount(0)
})
