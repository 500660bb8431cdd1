import type { reactLoader } from './load-react.ts'

const NOTICE_DELAY_MS = 10_000

/**
 * Keeps a submit until React is there to make it. Where React does not come, the notice says how else to reach the practice,
 * and what was typed stays.
 */
export function keepSubmit({ load, letRetry, signal }: ReturnType<typeof reactLoader>) {
  const html = document.documentElement
  let submitted: FormData | undefined
  const notice = () => document.getElementById('no-script')

  async function keep(event: Event) {
    if (event.type === 'submit') event.preventDefault()
    submitted = new FormData(document.forms[0])
    notice()?.setAttribute('hidden', '')
    await Promise.race([load(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
    if (signal.aborted) return
    letRetry()
    // A link that was pressed meanwhile has changed the address.
    history.replaceState(null, '', `${import.meta.env.BASE_URL}#${html.dataset.page}`)
    notice()?.removeAttribute('hidden')
    notice()?.scrollIntoView({ block: 'center' })
  }

  // A submit that the browser refuses is made again too, for its toast.
  for (const type of ['submit', 'invalid']) addEventListener(type, keep, { capture: true })
  return {
    /** What was in the form at the last submit, also one that comes while React hydrates. */
    submitted: () => submitted,
    /** A link waits with the submit, so that what was typed is kept. */
    doLinksWait: () => Boolean(submitted && notice()?.hidden),
  }
}
