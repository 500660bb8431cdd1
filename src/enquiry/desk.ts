// What happens to an enquiry that is handed in. Fetched when the form is first shown, with the client and the toasts:
// only visitors who come near the form need any of it.
import { type Enquiry, type FieldName, fieldNames, firstProblem, messages } from '#contract/enquiry.ts'
import { toasts } from '#toasts/toasts.ts'
import { errorsAt, errorsOf, type FieldErrors } from './field-help.ts'
import type { Outcome } from './outcome.ts'
import { loadClient, sendEnquiry } from './send-enquiry.ts'

export { isMended } from './field-help.ts'

export type Status = 'writing' | 'sending' | 'sent' | 'failed'

export type Clerk = {
  setStatus: (status: Status) => void
  setErrors: (errors: FieldErrors) => void
}

/** So that the first send need not wait; a load that fails is tried again then. */
export const getReady = () => loadClient().catch(() => {})

/** A form that the browser let pass: checked, sent, answered. */
export async function handIn(form: HTMLFormElement, { setStatus, setErrors }: Clerk, send = sendEnquiry) {
  const enquiry = valuesIn(form)
  const problem = firstProblem(enquiry)
  setErrors(errorsOf(enquiry))
  if (problem) {
    focusFirst(form, problem.fields)
    return toasts.error(problem.message)
  }
  setStatus('sending')
  const outcome = await send(enquiry)
  setStatus(outcome.ok ? 'sent' : 'failed')
  if (!outcome.ok) return regret(outcome)
  empty(form)
  return toasts.success(messages.sent)
}

/**
 * A form that the browser's own checks stopped. The visitor hears the same words as for one that only looks complete;
 * what our checks have nothing against (an email address that is none) is told beside the field.
 */
export function refuse(form: HTMLFormElement, faulty: readonly FieldName[], { setErrors }: Clerk) {
  const enquiry = valuesIn(form)
  const problem = firstProblem(enquiry)
  setErrors(problem ? errorsOf(enquiry) : errorsAt(enquiry, faulty))
  return problem && toasts.error(problem.message)
}

/** The fields stay as they are: nobody should have to write the same message twice. */
function regret({ status, text }: Extract<Outcome, { ok: false }>) {
  console.error('The enquiry was not sent', status, text)
  return toasts.error(messages.notSent)
}

const fieldOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const valuesIn = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name).value])) as Enquiry

/** In the order of the form, which is the order in which the visitor meets the fields. */
function focusFirst(form: HTMLFormElement, faulty: readonly FieldName[]) {
  const inOrder = [...form.elements] as HTMLInputElement[]
  inOrder.find(({ name }) => faulty.includes(name as FieldName))?.focus()
}

function empty(form: HTMLFormElement) {
  form.reset()
  // A subject that an Enquire link wrote has been sent with the rest.
  fieldOf(form, 'message').value = ''
}
