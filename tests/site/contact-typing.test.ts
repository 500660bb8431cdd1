import type { Page } from '@playwright/test'
import { completeEnquiry, untouched } from './support/enquiry-form.ts'
import { open, waitForHydration } from './support/open.ts'
import { contact, expectPage, mainLink } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const attributes = [
  ['First name', { type: 'text', autocomplete: 'given-name', inputmode: null }],
  ['Last name', { type: 'text', autocomplete: 'family-name', inputmode: null }],
  ['Email', { type: 'email', autocomplete: 'email', inputmode: null }],
  ['Country code', { type: 'text', autocomplete: 'tel-country-code', inputmode: 'tel' }],
  ['Phone number', { type: 'text', autocomplete: 'tel-national', inputmode: 'tel' }],
  ['Message', { type: null, autocomplete: null, inputmode: null }],
] as const

test('each field is required, without a limit of length, and offers to be filled in', async ({ page }) => {
  await open(page, contact.document)
  for (const [label, expected] of attributes) {
    await expect(page.getByLabel(label)).toHaveJSProperty('required', true)
    const wanted = { ...expected, maxlength: null, minlength: null, pattern: null }
    for (const [name, value] of Object.entries(wanted)) {
      expect(await page.getByLabel(label).getAttribute(name), `${name} of ${label}`).toBe(value)
    }
  }
})

for (const width of [320, 1440]) {
  test(`the country code is 80 px wide and beside the phone number at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, contact.document)
    // The page is still moving while its fonts load.
    await expect(async () => {
      const code = await page.getByLabel('Country code').boundingBox()
      const phone = await page.getByLabel('Phone number').boundingBox()
      expect(code?.width).toBe(80)
      expect(phone?.y).toBe(code?.y)
      expect(phone?.x).toBeGreaterThan((code?.x ?? 0) + 80)
    }).toPass()
  })
}

const { 'Country code': _, ...others } = completeEnquiry
const waysToTheCountryCode: [how: string, focus: (page: Page) => Promise<void>][] = [
  ['its label', (page) => page.getByText('Country code', { exact: true }).click()],
  [
    'the beginning of the field',
    (page) => page.getByLabel('Country code').click({ position: { x: 4, y: 10 } }),
  ],
  ['Send, which leads to it', (page) => page.getByRole('button', { name: 'Send' }).click()],
]
for (const [how, focus] of waysToTheCountryCode) {
  test(`digits follow the + of a country code after a press on ${how}`, { tag: '@engines' }, async ({
    page,
  }) => {
    await open(page, contact.document)
    for (const [label, value] of Object.entries(others)) await page.getByLabel(label).fill(value)
    await focus(page)
    await expect(page.getByLabel('Country code')).toBeFocused()
    await page.keyboard.type('91')
    await expect(page.getByLabel('Country code')).toHaveValue('+91')
  })
}

for (const label of ['Country code', 'Phone number'] as const) {
  test(`${label} takes only digits and + while typing`, { tag: '@engines' }, async ({ page }) => {
    await open(page, contact.document)
    const input = page.getByLabel(label)
    await input.clear()
    await input.pressSequentially('+a4 9-(1).x/5٣e+')
    await expect(input).toHaveValue('+4915+')
  })

  test(`${label} takes only digits and + of what is pasted`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, contact.document)
    await page.evaluate(() => navigator.clipboard.writeText('Tel. +91 (98) 765-432'))
    const input = page.getByLabel(label)
    await input.clear()
    await input.press('ControlOrMeta+v')
    await expect(input).toHaveValue('+9198765432')
  })
}

test('a number field takes only digits from an input method', async ({ page, context }) => {
  await open(page, contact.document)
  const input = page.getByLabel('Phone number')
  await input.fill('12')
  const session = await context.newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'あ3', selectionStart: 2, selectionEnd: 2 })
  await session.send('Input.insertText', { text: 'あ3' })
  await expect(input).toHaveValue('123')
  await session.detach()
})

test('the caret of a number field stays where a character was dropped', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, contact.document)
  const input = page.getByLabel('Phone number')
  await input.fill('12345')
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'x', '9']) await input.press(key)
  await expect(input).toHaveValue('129345')
  for (const key of ['-', 'Backspace']) await input.press(key)
  await expect(input).toHaveValue('12345')
})

test('the form keeps what was typed while the visitor looks at other pages', async ({ page, form }) => {
  await open(page, '/contact/')
  await form.fill()
  await mainLink(page, 'About Us').click()
  await mainLink(page, 'Services').click()
  await page.goBack()
  await page.goBack()
  await form.expectValues(completeEnquiry)
})

for (const address of ['/#/contact', '/contact/']) {
  test(`${address} is empty after a reload`, async ({ page, form }) => {
    await open(page, address)
    await form.fill()
    await page.reload()
    await waitForHydration(page)
    await form.expectValues(untouched)
  })

  test(`${address} is empty when the visitor comes back from another site`, async ({ page, form }) => {
    // A document with this header is not put into the back/forward cache, so Back loads it again.
    await page.route(`**${address.split('#')[0]}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } })
    })
    await open(page, address)
    await form.fill()
    await page.goto('about:blank')
    await page.goBack()
    await waitForHydration(page)
    await form.expectValues(untouched)
  })
}

test('what was sent does not come back, however far the visitor goes back', async ({ page, form }) => {
  await open(page, contact.document)
  await form.fill()
  await mainLink(page, 'Services').click()
  await page.goBack()
  await mainLink(page, 'Services').click()
  await mainLink(page, 'Contact').click()
  await form.send()
  await form.expectSent()
  await page.goto('about:blank')
  for (const steps of [-1, -2]) {
    const navigated = page.waitForEvent('framenavigated')
    // This happens a moment later, because the evaluation ends with the document.
    await page.evaluate((delta) => void setTimeout(() => history.go(delta)), steps)
    await navigated
    await expectPage(page, contact)
    await form.expectValues(untouched)
  }
})

test('nothing that is typed is written into history, storage or the address', async ({ page, form }) => {
  await open(page, contact.hash)
  await form.fill()
  await mainLink(page, 'About Us').click()
  await page.goBack()
  await form.expectValues(completeEnquiry)
  const written = await page.evaluate(() =>
    JSON.stringify([
      history.state,
      { ...sessionStorage },
      { ...localStorage },
      location.href,
      document.cookie,
    ]),
  )
  for (const label of ['Last name', 'Email', 'Phone number', 'Message'] as const) {
    expect(written).not.toContain(completeEnquiry[label])
  }
  await expect(page).toHaveURL(contact.hash)
})
