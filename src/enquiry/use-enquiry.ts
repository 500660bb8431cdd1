import { type RefObject, type SubmitEvent, useEffect, useMemo, useState } from 'react'
import { NOT_SENT } from '#contract/not-sent.ts'
import { prepareToasts, toasts } from '#toasts/toasts.ts'
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
  const clerk = useMemo<Clerk>(() => ({ setStatus, setErrors }), [])

  useEffect(() => {
    const { current } = form
    // One after the other, for asking takes a slow phone its time. What fails to load now is tried again when it is
    // needed.
    loadDesk()
      .then(({ attend }) => current && attend(current, clerk))
      .catch(() => {})
      .then(prepareToasts)
  }, [form, clerk])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setStatus('sending')
    const { currentTarget } = event
    try {
      const { handIn } = await loadDesk()
      await handIn(currentTarget, clerk)
    } catch (error) {
      console.error('The enquiry was not sent', 0, error)
      setStatus('failed')
      toasts.error(NOT_SENT)
    }
  }

  return { status, errors, handleSubmit }
}
