import type { reactLoader } from './load-react.ts'

const NOTICE_DELAY_MS = 10_000

/**
 * Keeps a submit until React is there to make it, and says after a while how else to reach the practice. The page then
 * stays at the address of the form, also if a link was pressed meanwhile.
 */
export function keepSubmit({ load, letRetry, signal }: ReturnType<typeof reactLoader>) {
  let { href } = location
  const form = {
    isSubmitted: false,
    /** Links wait for React too, which keeps what was typed. */
    doLinksWait: false,
  }
  async function keep(event: Event) {
    if (event.type === 'submit') event.preventDefault()
    if (!form.doLinksWait) href = location.href
    form.isSubmitted = true
    form.doLinksWait = true
    await Promise.race([load(), new Promise((done) => setTimeout(done, NOTICE_DELAY_MS))])
    if (!signal.aborted) showNotice()
  }
  function showNotice() {
    form.doLinksWait = false
    letRetry()
    history.replaceState(null, '', href)
    const notice = document.getElementById('no-script')
    notice?.removeAttribute('hidden')
    notice?.scrollIntoView({ block: 'center' })
  }

  // A submit that the browser refuses is made again too, for its toast.
  for (const type of ['submit', 'invalid']) addEventListener(type, keep, { capture: true })
  // What is changed after a submit may end in half a word.
  addEventListener(
    'input',
    () => {
      form.isSubmitted = false
      form.doLinksWait = false
    },
    { capture: true },
  )
  return form
}
