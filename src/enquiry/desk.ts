// What happens to an enquiry that is handed in. Fetched when the form is first shown, with the client and the toasts:
// only visitors who come near the form need any of it.
import { type Enquiry, type FieldName, fieldNames, firstProblem, messages } from '#contract/enquiry.ts'
import { toasts } from '#toasts/toasts.ts'
import { errorsAt, errorsOf, type FieldErrors, isMended } from './field-help.ts'
import type { Outcome } from './outcome.ts'
import { loadClient, sendEnquiry } from './send-enquiry.ts'
import { markTitle } from './title.ts'

export type Status = 'writing' | 'sending' | 'sent' | 'failed'

export type Clerk = {
  setStatus: (status: Status) => void
  setErrors: (errors: FieldErrors) => void
}

const beingSent = new WeakSet<HTMLFormElement>()
const shown = new WeakMap<HTMLFormElement, FieldErrors>()

/** From the moment the form is there: gets ready to send, and answers to what the browser and the visitor do. */
export function attend(form: HTMLFormElement, clerk: Clerk) {
  // So that the first send need not wait; a load that fails is tried again then.
  loadClient().catch(() => {})
  onRefusal(form, (faulty) => refuse(form, faulty, clerk))
  // A browser scrolls no further than to the caret; of a tall field that would be its uppermost edge.
  form.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' })
  })
  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    if (!beingSent.has(form)) clerk.setStatus('writing')
    if (isMended(name as FieldName, value)) forgive(form, name as FieldName, clerk)
  })
  // An attempt that the browser refused before we were here: see src/early.ts.
  if (document.documentElement.dataset.attempt) form.checkValidity()
}

/** A form that the browser let pass: checked, sent, answered. A second submit does nothing: it is sent once. */
export async function handIn(form: HTMLFormElement, clerk: Clerk) {
  if (beingSent.has(form)) return
  const enquiry = valuesIn(form)
  const problem = firstProblem(enquiry)
  show(form, errorsOf(enquiry), clerk)
  if (problem) {
    clerk.setStatus('writing')
    focusFirst(form, problem.fields)
    return toasts.error(problem.message)
  }
  beingSent.add(form)
  const outcome = await sendEnquiry(enquiry)
  beingSent.delete(form)
  clerk.setStatus(outcome.ok ? 'sent' : 'failed')
  if (!outcome.ok) return regret(outcome)
  empty(form)
  return toasts.success(messages.sent)
}

/**
 * A form that the browser's own checks stopped. The visitor hears the same words as for one that only looks complete;
 * what our checks have nothing against (an email address that is none) is told beside the field.
 */
function refuse(form: HTMLFormElement, faulty: readonly FieldName[], clerk: Clerk) {
  const enquiry = valuesIn(form)
  const problem = firstProblem(enquiry)
  show(form, problem ? errorsOf(enquiry) : errorsAt(enquiry, faulty), clerk)
  if (problem) toasts.error(problem.message)
}

/** The browser fires an event for each faulty field. One attempt is told once. */
function onRefusal(form: HTMLFormElement, tell: (faulty: FieldName[]) => void) {
  let faulty: FieldName[] = []
  const handleInvalid = ({ target }: Event) => {
    if (faulty.push((target as HTMLInputElement).name as FieldName) > 1) return
    queueMicrotask(() => {
      delete document.documentElement.dataset.attempt
      tell(faulty)
      faulty = []
    })
  }
  form.addEventListener('invalid', handleInvalid, true)
}

/** The fields stay as they are: nobody should have to write the same message twice. */
function regret({ status, text }: Extract<Outcome, { ok: false }>) {
  console.error('The enquiry was not sent', status, text)
  return toasts.error(messages.notSent)
}

function show(form: HTMLFormElement, errors: FieldErrors, clerk: Clerk) {
  shown.set(form, errors)
  clerk.setErrors(errors)
  markTitle(Object.keys(errors).length > 0)
}

/** What was wrong with a field is told until it is mended. */
function forgive(form: HTMLFormElement, name: FieldName, clerk: Clerk) {
  const { [name]: mended, ...others } = shown.get(form) ?? {}
  if (mended) show(form, others, clerk)
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
