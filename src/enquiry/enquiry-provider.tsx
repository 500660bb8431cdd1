// Holds the enquiry for the whole site, so that one that is being sent, or has failed, outlives a change of page.
import { createContext, type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react'
import { errorToast, successToast, type Toast } from '#components/toast/toast.tsx'
import { type Enquiry, fieldNames, firstProblem } from '#contract/enquiry.ts'
import { toastMessages } from '#contract/toast-messages.ts'
import { readForm, valuesOf } from './clean-values.ts'
import { type EnquiryAction, type EnquiryState, enquiryReducer, initialState } from './enquiry-state.ts'
import { errorsIn } from './field-errors.ts'
import { sendEnquiry } from './send-enquiry.ts'

type EnquiryContext = EnquiryState & {
  dispatch: (action: EnquiryAction) => void
  /** Sends a valid enquiry. Like `validate` it shows the errors of an invalid one, and returns their fields. */
  submit: (values: Enquiry) => readonly string[]
  validate: (values: Enquiry, refusedFields?: readonly string[]) => readonly string[]
  toast: Toast | undefined
}

/** The provider is around every page, so nothing reads this default. */
const Context = createContext({} as EnquiryContext)

export const useEnquiry = () => useContext(Context)

/** What a visitor did in the form before React was there. */
export type FormBeforeReact = {
  values: Enquiry
  /** What was in the form at a submit, which is not sent yet. */
  submitted: FormData | undefined
}

type EnquiryProviderProps = {
  /** It is undefined where the document has no form. */
  formBeforeReact: FormBeforeReact | undefined
  children: ReactNode
}

export function EnquiryProvider({ formBeforeReact, children }: EnquiryProviderProps) {
  const [state, dispatch] = useReducer(enquiryReducer, {
    ...initialState,
    values: formBeforeReact?.values ?? initialState.values,
  })
  const [toast, setToast] = useState<Toast>()
  // This is a ref, because two submits can come before the next render.
  const isSending = useRef(false)

  async function send(values: Enquiry) {
    if (isSending.current) return
    isSending.current = true
    dispatch({ type: 'send' })
    const result = await sendEnquiry(values)
    isSending.current = false
    if (result.ok) {
      dispatch({ type: 'succeed' })
      setToast(successToast(toastMessages.sent))
    } else {
      console.error('The enquiry was not sent', result.status, result.text)
      dispatch({ type: 'fail' })
      setToast(errorToast(toastMessages.notSent))
    }
  }

  function submit(values: Enquiry) {
    const invalidFields = validate(values)
    if (invalidFields.length === 0) send(values)
    return invalidFields
  }

  /** An invalid email address has no toast in the specification, only words at its field. */
  function validate(values: Enquiry, refusedFields: readonly string[] = []) {
    const fieldErrors = errorsIn(values, refusedFields)
    dispatch({ type: 'validate', values, fieldErrors })
    const problem = firstProblem(values)
    if (problem) setToast(errorToast(problem.message))
    return Object.keys(fieldErrors)
  }

  useEffect(() => {
    const submitted = formBeforeReact?.submitted
    const [form] = document.forms
    // A form that was changed after the submit may end in half a word, so it is not sent. The effect of useVisit, which removes the form where a link was
    // pressed, runs after this one.
    if (form && submitted && isSame(valuesOf(submitted), readForm(form))) form.requestSubmit()
  }, [formBeforeReact])

  return <Context value={{ ...state, dispatch, submit, validate, toast }}>{children}</Context>
}

const isSame = (one: Enquiry, other: Enquiry) => fieldNames.every((name) => one[name] === other[name])
