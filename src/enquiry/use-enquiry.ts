import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldName } from '#contract/enquiry.ts'
import { prepareToasts } from '#toasts/toasts.ts'
import type { Clerk, Status } from './desk.ts'
import type { FieldErrors } from './field-help.ts'
import { within } from './within.ts'

/** The specification's figure for loading what sends an enquiry. */
const LOAD_TIMEOUT_MS = 120_000

const loadDesk = () => within(LOAD_TIMEOUT_MS, import('./desk.ts'))

/** The state of the form. The fields keep their own values, so nothing typed before React came is lost. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<Status>('writing')
  const [errors, setErrors] = useState<FieldErrors>({})
  const isBusy = useRef(false)
  const clerk = useMemo<Clerk>(() => ({ setStatus, setErrors }), [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second submit does nothing: one enquiry is sent once.
    if (isBusy.current || !form.current) return
    isBusy.current = true
    try {
      const { handIn } = await loadDesk()
      await handIn(form.current, clerk)
    } catch (error) {
      console.error('The enquiry was not sent', 0, error)
      setStatus('failed')
    }
    isBusy.current = false
  }

  async function handleInput({ target }: { target: EventTarget }) {
    const { name, value } = target as HTMLInputElement
    const field = name as FieldName
    if (status === 'sent') setStatus('writing')
    if (!errors[field]) return
    const { isMended } = await loadDesk()
    if (isMended(field, value)) setErrors(({ [field]: _, ...others }) => others)
  }

  useEffect(() => {
    prepareToasts().catch(() => {})
    loadDesk().then(
      ({ getReady }) => getReady(),
      () => {},
    )
    return onRefusal(form.current, async (refused, faulty) =>
      (await loadDesk()).refuse(refused, faulty, clerk),
    )
  }, [form, clerk])

  return { status, errors, handleSubmit, handleInput }
}

/** The browser's own checks stay on, and fire an event for each faulty field. One attempt is told once. */
function onRefusal(form: HTMLFormElement | null, tell: (form: HTMLFormElement, faulty: FieldName[]) => void) {
  let faulty: FieldName[] = []
  const handleInvalid = ({ target }: Event) => {
    if (faulty.push((target as HTMLInputElement).name as FieldName) > 1) return
    queueMicrotask(() => {
      if (form) tell(form, faulty)
      faulty = []
    })
  }
  form?.addEventListener('invalid', handleInvalid, true)
  return () => form?.removeEventListener('invalid', handleInvalid, true)
}
