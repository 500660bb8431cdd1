// The state of the enquiry form, as a reducer: what is in the fields, what is wrong with them, and what became of the
// last attempt to send.
import { INITIAL_COUNTRY_CODE } from '#contract/dialable.ts'
import type { Enquiry, FieldName } from '#contract/enquiry.ts'
import { type FieldErrors, isFieldValid } from './field-errors.ts'

export type EnquiryState = {
  values: Enquiry
  fieldErrors: FieldErrors
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** The product or topic of the Enquire link that led to the form. */
  subject: string | undefined
}

export type EnquiryAction =
  | { type: 'edit'; name: FieldName; value: string }
  /** Takes over what the fields hold, where they were filled in before React. */
  | { type: 'restore'; values: Enquiry }
  /** Names the subject, with the message that is written for the visitor. */
  | { type: 'about'; subject: string | undefined; message: string }
  | { type: 'refuse'; fieldErrors: FieldErrors }
  | { type: 'send' }
  | { type: 'succeed' }
  | { type: 'fail' }
  /** The visitor has left the form. */
  | { type: 'leave' }

export const emptyEnquiry: Enquiry = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  countryCode: INITIAL_COUNTRY_CODE,
  message: '',
}

export const initialState: EnquiryState = {
  values: emptyEnquiry,
  fieldErrors: {},
  status: 'editing',
  subject: undefined,
}

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { values, fieldErrors, subject } = state
  // An answer that is still awaited will have a form to change.
  const status = state.status === 'sending' ? 'sending' : 'editing'
  switch (action.type) {
    case 'edit': {
      const { name, value } = action
      const { [name]: _, ...otherErrors } = fieldErrors
      return {
        ...state,
        status,
        values: { ...values, [name]: value },
        fieldErrors: isFieldValid(name, value) ? otherErrors : fieldErrors,
      }
    }
    case 'restore':
      return { ...state, values: action.values }
    case 'about': {
      if (action.subject === subject) return state
      // Another subject brings another message. The first one keeps what the visitor has already written.
      const message = subject ? action.message : values.message || action.message
      return { ...state, subject: action.subject, values: { ...values, message } }
    }
    case 'refuse':
      return { ...state, status, fieldErrors: action.fieldErrors }
    case 'send':
      return { ...state, status: 'sending', fieldErrors: {} }
    case 'succeed':
      return { ...state, status: 'sent', values: emptyEnquiry }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'leave':
      return { ...state, status, fieldErrors: {} }
  }
}
