import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Enquiry, type FieldName, fieldNames, firstProblem, messages } from '#contract/enquiry.ts'
import { toasts } from '#toasts/toasts.ts'
import { errorsAt, errorsOf, type FieldErrors, isMended } from './field-help.ts'
import type { Outcome } from './outcome.ts'

export type Status = 'writing' | 'sending' | 'sent' | 'failed'

type Send = (enquiry: Enquiry) => Promise<Outcome>

/** The form as the visitor left it. The fields keep their own values: nothing typed before React came is lost. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, send: Send) {
  const [status, setStatus] = useState<Status>('writing')
  const [errors, setErrors] = useState<FieldErrors>({})
  const isSending = useRef(false)

  const report = (enquiry: Enquiry) => {
    const problem = firstProblem(enquiry)
    setErrors(errorsOf(enquiry))
    if (problem) toasts.error(problem.message)
    return problem
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second submit does nothing: one enquiry is sent once.
    if (isSending.current) return
    const enquiry = valuesIn(event.currentTarget)
    const problem = report(enquiry)
    if (problem) return focusFirst(event.currentTarget, problem.fields)

    isSending.current = true
    setStatus('sending')
    const outcome = await send(enquiry)
    isSending.current = false
    setStatus(outcome.ok ? 'sent' : 'failed')
    if (outcome.ok) {
      if (form.current) empty(form.current)
      return toasts.success(messages.sent)
    }
    // The fields stay as they are: nobody should have to write the same message twice.
    console.error('The enquiry was not sent', outcome.status, outcome.text)
    return toasts.error(messages.notSent)
  }

  useEffect(() =>
    onRefusal(form.current, (faulty) => {
      const enquiry = form.current && valuesIn(form.current)
      if (enquiry && !report(enquiry)) setErrors(errorsAt(enquiry, faulty))
    }),
  )

  function handleInput({ target }: { target: EventTarget }) {
    const { name, value } = target as HTMLInputElement
    const field = name as FieldName
    if (status === 'sent') setStatus('writing')
    if (errors[field] && isMended(field, value)) setErrors(({ [field]: _, ...others }) => others)
  }

  return { status, errors, handleSubmit, handleInput }
}

const fieldOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const valuesIn = (form: HTMLFormElement) =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name).value])) as Enquiry

function focusFirst(form: HTMLFormElement, faulty: readonly FieldName[]) {
  const first = [...form.elements].find((element) =>
    faulty.includes((element as HTMLInputElement).name as FieldName),
  )
  if (first instanceof HTMLElement) first.focus()
}

function empty(form: HTMLFormElement) {
  form.reset()
  // A subject that an Enquire link wrote has been sent with the rest.
  fieldOf(form, 'message').value = ''
}

/**
 * The browser's own checks stay on, and stop an incomplete form before it is submitted. The visitor hears the same
 * words then as for a form that only looks complete. One attempt fires an event a faulty field: the first speaks.
 */
function onRefusal(form: HTMLFormElement | null, tell: (faulty: FieldName[]) => void) {
  let faulty: FieldName[] = []
  const handleInvalid = ({ target }: Event) => {
    if (faulty.length === 0) {
      queueMicrotask(() => {
        tell(faulty)
        faulty = []
      })
    }
    faulty.push((target as HTMLInputElement).name as FieldName)
  }
  form?.addEventListener('invalid', handleInvalid, true)
  return () => form?.removeEventListener('invalid', handleInvalid, true)
}
