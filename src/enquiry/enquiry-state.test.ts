import { expect, test } from 'vitest'
import { enquiryReducer, initialState } from './enquiry-state.ts'

test('the error of a field stays until its value is valid, whatever the other fields hold', () => {
  // The message is empty too, and that check comes first.
  const refused = { ...initialState, fieldErrors: { phoneNumber: 'Enter the phone number in numbers only' } }
  const edit = (value: string) => enquiryReducer(refused, { type: 'edit', name: 'phoneNumber', value })
  expect(edit('+555').fieldErrors).toEqual(refused.fieldErrors)
  expect(edit('555').fieldErrors).toEqual({})
})
