type Client = typeof import('../entry-client.tsx')

/** Loads React, and then the fonts, at the first interaction or when `load` is called. */
export function reactLoader(start: (client: Client) => void) {
  const { dataset } = document.documentElement
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  const beforeReact = new AbortController()
  const { signal } = beforeReact
  let loading: Promise<void> | undefined
  let attempts = 0

  async function importReact() {
    // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
    const address = attempts++ ? `${CLIENT}?retry=${attempts}` : CLIENT
    const client: Client = await import(/* @vite-ignore */ address)
    // While the document is being parsed, React would render a second copy of the rest.
    await parsed
    if (signal.aborted) return
    beforeReact.abort()
    start(client)
  }
  const load = () => (loading ??= importReact().catch(letRetry).finally(swapFonts))
  /** The next press loads React again, also where the browser still waits for it. */
  function letRetry() {
    loading = undefined
  }
  /** All at once, also where React does not load. */
  async function swapFonts() {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    delete dataset.fallbackFonts
  }

  dataset.fallbackFonts = ''
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { signal })
  /** `signal` is aborted when React starts. */
  return { load, letRetry, signal }
}
