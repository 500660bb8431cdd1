import { completeEnquiry, untouched } from './support/enquiry-form.ts'
import { open, waitForHydration } from './support/open.ts'
import { mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const attributes = [
  ['First name', { type: 'text', autocomplete: 'given-name', inputmode: null }],
  ['Last name', { type: 'text', autocomplete: 'family-name', inputmode: null }],
  ['Email', { type: 'email', autocomplete: 'email', inputmode: null }],
  ['Country code', { type: 'text', autocomplete: 'tel-country-code', inputmode: 'tel' }],
  ['Phone number', { type: 'text', autocomplete: 'tel-national', inputmode: 'tel' }],
  ['Message', { type: null, autocomplete: null, inputmode: null }],
] as const

test('the form has the six fields of the specification', async ({ page }) => {
  await open(page, '/#/contact')

  await test.step('every field is required, without length limits, with its type and autocomplete', async () => {
    for (const [label, expected] of attributes) {
      await expect(page.getByLabel(label)).toHaveJSProperty('required', true)
      const wanted = { ...expected, maxlength: null, minlength: null, pattern: null }
      for (const [name, value] of Object.entries(wanted)) {
        expect(await page.getByLabel(label).getAttribute(name), `${name} of ${label}`).toBe(value)
      }
    }
  })

  await test.step('the country code is 80 px wide and beside the phone number at every width', async () => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const code = await page.getByLabel('Country code').boundingBox()
      const phone = await page.getByLabel('Phone number').boundingBox()
      expect(code?.width).toBe(80)
      expect(phone?.y).toBe(code?.y)
      expect(phone?.x).toBeGreaterThan((code?.x ?? 0) + 80)
    }
  })
})

test('digits follow the + of an untouched country code', async ({ page }) => {
  const { 'Country code': _, ...others } = completeEnquiry
  for (const focus of [
    () => page.getByText('Country code', { exact: true }).click(),
    () => page.getByLabel('Country code').click({ position: { x: 4, y: 10 } }),
    () => page.getByRole('button', { name: 'Send' }).click(),
  ]) {
    await open(page, '/#/contact')
    for (const [label, value] of Object.entries(others)) await page.getByLabel(label).fill(value)
    await focus()
    await expect(page.getByLabel('Country code')).toBeFocused()
    await page.keyboard.type('91')
    await expect(page.getByLabel('Country code')).toHaveValue('+91')
  }
})

test('the two number fields take only digits and +', async ({ page, context }) => {
  await open(page, '/#/contact')

  await test.step('everything else is dropped while typing and pasting', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Tel. +91 (98) 765-432'))
    for (const label of ['Country code', 'Phone number'] as const) {
      const input = page.getByLabel(label)
      await input.clear()
      await input.pressSequentially('+a4 9-(1).x/5٣e+')
      await expect(input).toHaveValue('+4915+')
      await input.clear()
      await input.press('ControlOrMeta+v')
      await expect(input).toHaveValue('+9198765432')
    }
  })

  await test.step('also at the end of a composition by an input method', async () => {
    const input = page.getByLabel('Phone number')
    await input.fill('12')
    const session = await context.newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'あ3', selectionStart: 2, selectionEnd: 2 })
    await session.send('Input.insertText', { text: 'あ3' })
    await expect(input).toHaveValue('123')
  })

  await test.step('the caret keeps its position when a character is dropped', async () => {
    const input = page.getByLabel('Phone number')
    const caret = () =>
      input.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd])
    await input.fill('12345')
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'x']) await input.press(key)
    expect(await caret()).toEqual([2, 2])
    await input.press('9')
    expect(await caret()).toEqual([3, 3])
    await expect(input).toHaveValue('129345')
    for (const key of ['-', 'Backspace']) await input.press(key)
    await expect(input).toHaveValue('12345')
  })
})

test('keeps what was typed for Back and a reload, until it was sent', async ({ page, form }) => {
  for (const address of ['/#/contact', '/contact/']) {
    await open(page, address)
    await form.fill()
    await page.goto('about:blank')
    await page.goBack()
    await form.expectValues(completeEnquiry)
    await page.getByLabel('Phone number').fill('5550199')
    await page.reload()
    await form.expectValues({ ...completeEnquiry, 'Phone number': '5550199' })
    await mainLink(page, 'About Us').click()
    await mainLink(page, 'Contact').click()
    await form.send()
    await form.expectSent()
    await page.goBack()
    await page.goBack()
    await page.waitForFunction(() => history.state?.enquiry.values.phoneNumber === '')
    await page.reload()
    await waitForHydration(page)
    await form.expectValues(untouched)
  }
})

test('what was sent does not come back on iPhones, which have no beforeunload', async ({ page, form }) => {
  await page.addInitScript(() => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await open(page, '/#/contact')
  await form.fillAndSend()
  await form.expectSent()
  await page.reload()
  await waitForHydration(page)
  await form.expectValues(untouched)
})
