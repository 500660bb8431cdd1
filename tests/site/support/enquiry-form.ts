import { expect, type Page } from '@playwright/test'

/** The toast after an enquiry was sent. */
export const SENT = 'Thank You. We will contact you shortly!'
/** The toast after a send that failed, for any reason. */
export const NOT_SENT = 'Oops! Something went wrong. Please try again.'

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
type Values = Readonly<Record<Label, string>>

/** The initial values. */
export const untouched: Values = {
  'First name': '',
  'Last name': '',
  Email: '',
  'Country code': '+',
  'Phone number': '',
  Message: '',
}

export type EnquiryForm = ReturnType<typeof enquiryForm>

/** The form as a visitor uses it, and the toasts that answer. */
export function enquiryForm(page: Page) {
  /** Fills the form with a complete enquiry, except for the overrides. */
  async function fill(overrides: Partial<Values> = {}) {
    for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
      await page.getByLabel(label).fill(value)
    }
  }
  const send = () => page.getByRole('button', { name: 'Send enquiry' }).click()

  return {
    fill,
    send,
    async fillAndSend(overrides?: Partial<Values>) {
      await fill(overrides)
      await send()
    },
    async expectValues(values: Values) {
      for (const [label, value] of Object.entries(values)) {
        await expect(page.getByLabel(label), label).toHaveValue(value)
      }
    },
    /** Expects one toast of success, and none of an error. */
    async expectSent() {
      await expect(page.getByRole('status')).toHaveText([SENT])
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
    /** Expects one toast with this message, and none of success. */
    async expectError(message: string) {
      await expect(page.getByRole('alert')).toHaveText([message])
      await expect(page.getByRole('status')).toHaveCount(0)
    },
  }
}
