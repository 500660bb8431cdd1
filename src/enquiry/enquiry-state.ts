// The state of the enquiry form, as a reducer: what is in the fields, what is wrong with them, and what became of the
// last attempt to send.
import type { Enquiry, FieldName } from '#contract/enquiry.ts'
import { type FieldErrors, isFieldValid } from './field-errors.ts'

export type EnquiryState = {
  values: Enquiry
  fieldErrors: FieldErrors
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** The sentence that an Enquire link has put into the message; empty without one. */
  prefill: string
}

export type EnquiryAction =
  | { type: 'edit'; name: FieldName; value: string }
  /** Takes over what the fields hold, where they were filled in before React. */
  | { type: 'restore'; values: Enquiry }
  /** The visitor sees the form. */
  | { type: 'enter'; values: Enquiry }
  /** An Enquire link, or the plain Contact link with an empty sentence. */
  | { type: 'prefill'; prefill: string }
  | { type: 'showErrors'; fieldErrors: FieldErrors }
  | { type: 'send' }
  | { type: 'succeed' }
  | { type: 'fail' }
  /** The visitor has left the form. */
  | { type: 'leave' }

export const initialState: EnquiryState = {
  values: {
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    countryCode: '+',
    message: '',
  },
  fieldErrors: {},
  status: 'editing',
  prefill: '',
}

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { values, fieldErrors } = state
  // While a send is in flight the status stays 'sending'.
  const status = state.status === 'sending' ? 'sending' : 'editing'
  switch (action.type) {
    case 'edit': {
      const { name, value } = action
      const { [name]: _, ...otherErrors } = fieldErrors
      return {
        ...state,
        // The note of a failed send stays: without it the fields would move under the typing.
        status: state.status === 'sent' ? 'editing' : state.status,
        values: { ...values, [name]: value },
        fieldErrors: isFieldValid(name, value) ? otherErrors : fieldErrors,
      }
    }
    case 'restore':
      return { ...state, values: action.values }
    case 'enter':
      // An empty message, as after a success, receives the sentence of the same link again.
      return { ...state, values: action.values, prefill: action.values.message ? state.prefill : '' }
    case 'prefill': {
      const { prefill } = action
      // What is being sent may have to be sent again. The page asks again after it.
      if (status === 'sending') return state
      // The visitor's own words stay, below the sentence. The next one may follow a space at their end.
      const own = values.message.replace(state.prefill, '').trimStart()
      const message = [prefill, own].filter(Boolean).join('\n\n')
      return { ...state, prefill, values: { ...values, message } }
    }
    case 'showErrors':
      // Enter pressed twice submits the form that was just reset. The note that it was sent stays.
      return { ...state, status: state.status === 'sent' ? 'sent' : status, fieldErrors: action.fieldErrors }
    case 'send':
      return { ...state, status: 'sending', fieldErrors: {} }
    case 'succeed':
      return { ...state, status: 'sent', values: initialState.values }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'leave':
      return { ...state, status, fieldErrors: {} }
  }
}
