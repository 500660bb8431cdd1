// What src/boot.ts does with the form before React: keeps what is typed for a reload, and a submit for React.
import type { EnquiryBeforeHydration } from './enquiry-provider.tsx'

/** A visitor who has submitted is told after `noticeDelayMs()` that the form needs React. */
export function keepForm(enquiry: EnquiryBeforeHydration, signal: AbortSignal, noticeDelayMs: () => number) {
  function handleSubmit(event: SubmitEvent) {
    // React has handled it.
    if (event.defaultPrevented) return
    event.preventDefault()
    enquiry.attempt = 'submit'
    const notice = document.getElementById('no-script')
    setTimeout(() => signal.aborted || revealNotice(notice), noticeDelayMs())
  }
  // Not until `signal`: while React hydrates, it ignores a submit without a click or a key, as by voice control.
  addEventListener('submit', handleSubmit)
  addEventListener('invalid', () => (enquiry.attempt = 'unfinished'), { capture: true, signal })
  // Words that are being changed must not be sent.
  addEventListener('input', () => (enquiry.attempt &&= 'unfinished'), { signal })
  // iPhones have no beforeunload.
  for (const type of ['beforeunload', 'change']) addEventListener(type, () => saveForm(enquiry), { signal })
}

/** Shows the notice of no-script-notice.tsx. The button that was pressed may be a screen below it. */
function revealNotice(notice: HTMLElement | null) {
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}

/** In the history entry that is shown, for a visitor who reloads. An empty field keeps what was saved in it before. */
function saveForm({ form, saved }: EnquiryBeforeHydration) {
  const values: Record<string, FormDataEntryValue> = { ...saved?.values }
  for (const [name, value] of new FormData(document.forms[0] ?? form)) {
    if (value !== '' && value !== '+') values[name] = value
  }
  history.replaceState({ enquiry: { ...saved, values } }, '')
}
