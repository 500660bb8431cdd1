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

/** Fills the form with a complete enquiry, except for the overrides. */
export async function fillEnquiry(page: Page, overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await page.getByLabel(label).fill(value)
  }
}

export async function expectValues(page: Page, values: Readonly<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByLabel(label), label).toHaveValue(value)
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
