// What src/boot.ts does with the form before React: keeps what is typed for a reload, and a submit for React.

import type { EnquiryBeforeHydration } from './enquiry-provider.tsx'

/** A visitor who submits waits for `waitMs()` until a notice says that the form needs React. */
export function keepForm(enquiry: EnquiryBeforeHydration, signal: AbortSignal, waitMs: () => number) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    enquiry.attempt = 'submit'
    const notice = document.getElementById('no-script')
    setTimeout(() => signal.aborted || revealNotice(notice), waitMs())
  }
  addEventListener('submit', handleSubmit, { signal })
  addEventListener('invalid', () => (enquiry.attempt = 'invalid'), { capture: true, signal })
  // Words that are being changed must not be sent.
  addEventListener('input', () => (enquiry.attempt &&= 'invalid'), { signal })
  // iPhones have no beforeunload.
  for (const type of ['beforeunload', 'change']) addEventListener(type, () => saveForm(enquiry), { signal })
}

/** Shows the notice of no-script-notice.tsx. The button that was pressed may be a screen below it. */
function revealNotice(notice: HTMLElement | null) {
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}

/** For a visitor who reloads. An empty field keeps what was saved in it before. */
function saveForm({ form, saved }: EnquiryBeforeHydration) {
  const values: Record<string, FormDataEntryValue> = { ...saved?.values }
  for (const [name, value] of new FormData(document.forms[0] ?? form)) {
    if (value !== '' && value !== '+') values[name] = value
  }
  history.replaceState({ enquiry: { ...saved, values } }, '')
}
