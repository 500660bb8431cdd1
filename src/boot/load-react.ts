type Client = typeof import('../entry-client.tsx')

/** Loads React after the first picture, or at the first interaction, and then the fonts. */
export function reactLoader(start: (client: Client) => void) {
  const { dataset } = document.documentElement
  const started = new AbortController()
  const { signal } = started
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  let loading: Promise<void> | undefined
  let attempts = 0

  async function importReact() {
    // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
    const address = attempts++ ? `${CLIENT}?retry=${attempts}` : CLIENT
    const client: Client = await import(/* @vite-ignore */ address)
    // While the document is being parsed, React would render a second copy of the rest.
    await parsed
    if (signal.aborted) return
    started.abort()
    start(client)
  }
  function loadFonts() {
    for (const font of document.fonts) font.load().catch(() => {})
    document.fonts.ready.then(() => delete dataset.fallbackFonts)
  }
  function load() {
    // Also without React, whose script may have failed.
    if (!signal.aborted) loading ??= importReact().catch(letRetry).finally(loadFonts)
    return loading
  }
  /** The next press loads React again, also where the browser still waits for it. */
  function letRetry() {
    loading = undefined
  }
  /** After the paint that shows the picture. */
  function loadAfterFirstPicture() {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)), { signal })
  }

  dataset.fallbackFonts = ''
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { signal })
  /** `signal` is aborted when React starts. */
  return { load, letRetry, loadAfterFirstPicture, signal }
}
