// What src/boot.ts does with the form: keeps what is written for a reload, and a submit from before React.
import type { Enquiry } from '#contract/enquiry.ts'

/** The draft is saved when the visitor pauses for this long: Safari allows 100 changes of the history in 30 s. */
const SAVE_DELAY_MS = 500

/** What the visitor has written so far. Saved in the history entry that is shown, until it is sent. */
export type Draft = { values: Partial<Enquiry>; sentence?: string }

export type KeptForm = {
  draft: Draft
  /** The last attempt to send before React: `unfinished` is one that the browser refused, or after which a field was changed. */
  attempt?: 'submit' | 'unfinished'
  /** React calls it too. */
  saveDraft: (draft: Draft, delayMs?: number) => void
}

/**
 * Keeps the draft for a visitor who reloads the page, comes back to it, or returns to a tab that a phone has closed.
 * Browsers restore only forms of the document itself, so none at a hash address, and no field whose default value equals
 * its value, as React keeps it.
 * A visitor who has submitted is told after `noticeDelayMs()` that the form needs React, whose arrival aborts `signal`.
 */
export function keepForm(signal: AbortSignal, noticeDelayMs: () => number): KeptForm {
  const kept: KeptForm = { draft: history.state?.enquiry ?? { values: {} }, saveDraft }
  let timer: ReturnType<typeof setTimeout>

  const save = () => history.replaceState({ enquiry: kept.draft }, '')
  function saveDraft(draft: Draft, delayMs = SAVE_DELAY_MS) {
    kept.draft = draft
    clearTimeout(timer)
    timer = setTimeout(save, delayMs)
  }
  function handleInput({ target }: Event) {
    const { name, value } = target as HTMLInputElement
    saveDraft({ ...kept.draft, values: { ...kept.draft.values, [name]: value } })
    // Words that are being changed must not be sent.
    if (kept.attempt) kept.attempt = 'unfinished'
  }
  function handleSubmit(event: SubmitEvent) {
    // React has handled it.
    if (event.defaultPrevented) return
    event.preventDefault()
    kept.attempt = 'submit'
    const notice = document.getElementById('no-script')
    setTimeout(() => signal.aborted || revealNotice(notice), noticeDelayMs())
  }

  // These save without the delay: `change` because iPhones have no beforeunload, `popstate` because the history entry that
  // Back leads to may hold an older draft.
  for (const type of ['change', 'beforeunload', 'popstate']) addEventListener(type, save)
  // Without `signal`: while React hydrates, it ignores a submit without a click or a key, as by voice control.
  addEventListener('submit', handleSubmit)
  // In the capture phase, because React may hydrate during the event, and starts from the draft.
  addEventListener('input', handleInput, { capture: true })
  addEventListener('invalid', () => (kept.attempt = 'unfinished'), { capture: true, signal })
  return kept
}

/** Shows the notice of no-script-notice.tsx. The button that was pressed may be a screen below it. */
function revealNotice(notice: HTMLElement | null) {
  notice?.removeAttribute('hidden')
  notice?.scrollIntoView({ block: 'center' })
}
