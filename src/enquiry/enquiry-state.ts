// The state of the enquiry form, as a reducer: what is in the fields, what is wrong with them, and what became of the
// last attempt to send.
import type { Enquiry, FieldName } from '#contract/enquiry.ts'
import { type FieldErrors, isFieldValid } from './field-errors.ts'

export type EnquiryState = {
  values: Enquiry
  fieldErrors: FieldErrors
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** The sentence that an Enquire link has put into the message, and that another link may replace; else empty. */
  prefill: string
  /** The sentence of a link that was followed while an enquiry was being sent. */
  nextPrefill?: string
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
    case 'prefill':
      // What is being sent may have to be sent again.
      if (status === 'sending') return { ...state, nextPrefill: action.prefill }
      return withPrefill(state, action.prefill)
    case 'showErrors':
      // Enter pressed twice submits the form that was just reset. The note that it was sent stays.
      return { ...state, status: state.status === 'sent' ? 'sent' : status, fieldErrors: action.fieldErrors }
    case 'send':
      return { ...state, status: 'sending', fieldErrors: {} }
    case 'succeed':
      return withPrefill({ ...state, status: 'sent', values: initialState.values }, state.nextPrefill)
    case 'fail':
      // Nothing of it may be lost, so from now on its sentence is the visitor's own.
      return withPrefill({ ...state, status: 'failed', prefill: '' }, state.nextPrefill)
    case 'leave':
      // A visitor who has removed the sentence may follow its link again.
      return {
        ...state,
        status,
        fieldErrors: {},
        prefill: values.message.includes(state.prefill) ? state.prefill : '',
      }
  }
}

/** Puts the sentence of a link above the visitor's own words, in the place of the one before. */
function withPrefill({ nextPrefill: _, ...state }: EnquiryState, prefill = state.prefill): EnquiryState {
  const { values } = state
  if (prefill === state.prefill || (prefill && values.message.includes(prefill))) return state
  // The next word may follow a space at the end of the visitor's words.
  const own = values.message.replace(state.prefill, '').trimStart()
  const message = [prefill, own].filter(Boolean).join('\n\n')
  return { ...state, prefill, values: { ...values, message } }
}
