// The state of the enquiry form, as a reducer: the values of the fields, their errors, and the result of the last
// attempt to send.
import type { Enquiry, FieldName } from '#contract/enquiry.ts'
import { type FieldErrors, isValueValid } from './field-errors.ts'

export type EnquiryState = {
  values: Enquiry
  fieldErrors: FieldErrors
  status: 'editing' | 'sending' | 'sent' | 'failed'
}

export type EnquiryAction =
  | { type: 'edit'; name: FieldName; value: string }
  /** Sets the values to those of the fields, which may have been filled in before React loaded. */
  | { type: 'restore'; values: Enquiry }
  /** The visitor followed an Enquire link. `sentence` begins the message. */
  | { type: 'followLink'; sentence: string }
  | { type: 'validate'; values: Enquiry; fieldErrors: FieldErrors }
  | { type: 'send' }
  | { type: 'succeed' }
  | { type: 'fail' }
  /** The visitor wants to send another enquiry. */
  | { type: 'beginAnother' }
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
}

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  // While a send is in flight the status stays 'sending'.
  const status = state.status === 'sending' ? 'sending' : 'editing'
  switch (action.type) {
    case 'edit': {
      const { name, value } = action
      const { [name]: _, ...otherErrors } = state.fieldErrors
      return {
        ...state,
        // The note of a failed send stays: without it the fields would move under the typing.
        status: state.status === 'sent' ? 'editing' : state.status,
        values: { ...state.values, [name]: value },
        fieldErrors: isValueValid(name, value) ? otherErrors : state.fieldErrors,
      }
    }
    case 'restore':
      return { ...state, values: action.values }
    case 'followLink': {
      const message = state.values.message || action.sentence
      return { ...state, values: { ...state.values, message } }
    }
    case 'validate': {
      const { values, fieldErrors } = action
      // A second Enter submits the form that was just reset. The note that the enquiry was sent stays.
      return { ...state, status: state.status === 'sent' ? 'sent' : status, values, fieldErrors }
    }
    case 'send':
      return { ...state, status: 'sending', fieldErrors: {} }
    case 'succeed':
      return { ...initialState, status: 'sent' }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'beginAnother':
    case 'leave':
      return { ...state, status, fieldErrors: {} }
  }
}
