// The state of the enquiry form, as a reducer: the values of the fields, their errors, and the result of the last
// attempt to send.
import type { Enquiry, FieldName } from '#contract/enquiry.ts'
import { type FieldErrors, isValueValid } from './field-errors.ts'

export type EnquiryState = {
  values: Enquiry
  fieldErrors: FieldErrors
  status: 'editing' | 'sending' | 'sent' | 'failed'
  /** The sentence that an Enquire link has put into the message, and that another link may replace; else empty. */
  sentence: string
}

export type EnquiryAction =
  | { type: 'edit'; name: FieldName; value: string }
  /** Sets the values to those of the fields, which may have been filled in before React loaded. */
  | { type: 'restore'; values: Enquiry }
  /** An Enquire link. Both are empty for the plain Contact link. */
  | { type: 'followLink'; subject: string; sentence: string }
  | { type: 'validate'; values: Enquiry; fieldErrors: FieldErrors }
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
  sentence: '',
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
    case 'followLink':
      // If the send fails, the message must be unchanged.
      return status === 'sending' ? state : withSentence(state, action.subject, action.sentence)
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
      // The message stays as it was sent: no link may replace a part of it any more.
      return { ...state, status: 'failed', sentence: '' }
    case 'leave':
      return {
        ...state,
        status,
        fieldErrors: {},
        // If the visitor has removed the sentence, its link may add it again.
        sentence: state.values.message.includes(state.sentence) ? state.sentence : '',
      }
  }
}

/** Puts the sentence of a link above the visitor's own words. It replaces the sentence of an earlier link. */
function withSentence(state: EnquiryState, subject: string, sentence: string): EnquiryState {
  if (sentence === state.sentence) return state
  // Not trim(): the visitor may be typing, and a space at the end belongs to the next word.
  const own = state.values.message.replace(state.sentence, '').trimStart()
  // A message that names the subject needs no sentence about it.
  const added = own.includes(subject) ? '' : sentence
  const message = [added, own].filter(Boolean).join('\n\n')
  return { ...state, sentence: added, values: { ...state.values, message } }
}
