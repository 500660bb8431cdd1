import { expect, type Page } from '@playwright/test'

/** The toast after an enquiry was sent. */
export const SENT = 'Thank You. We will contact you shortly!'

/** A complete enquiry by the labels of its fields. */
export const completeEnquiry = {
  'First name': 'Example',
  'Last name': 'Visitor',
  Email: 'visitor@example.com',
  'Country code': '+1',
  'Phone number': '5550100',
  Message: 'I would like to ask about postnatal massage.',
}

export type Label = keyof typeof completeEnquiry

export function field(page: Page, label: Label) {
  return page.getByRole('textbox', { name: label })
}

/** Fills the form with a complete enquiry, except for the overrides. */
export async function fillEnquiry(page: Page, overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await field(page, label as Label).fill(value)
  }
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: /^Send/ })
}

export async function expectValues(page: Page, values: Readonly<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label as Label), label).toHaveValue(value)
  }
}

/** The initial values. */
export const untouched: Readonly<Record<Label, string>> = {
  'First name': '',
  'Last name': '',
  Email: '',
  'Country code': '+',
  'Phone number': '',
  Message: '',
}

export const errorToast = (page: Page) => page.getByRole('alert')
export const successToast = (page: Page) => page.getByRole('status')

export async function closeErrorToast(page: Page) {
  await errorToast(page).getByRole('button', { name: 'Close' }).click()
  await expect(errorToast(page)).toHaveCount(0)
}
