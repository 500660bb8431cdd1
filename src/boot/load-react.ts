type Client = typeof import('../entry-client.tsx')

/** Loads React, which `start` starts, and then the fonts. It does so at the first interaction, or when `load` is called. */
export function reactLoader(start: (client: Client) => void) {
  const { dataset } = document.documentElement
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  const beforeReact = new AbortController()
  const { signal } = beforeReact
  let loading: Promise<void> | undefined
  let attempts = 0

  /** Never rejects. After a load that failed, the next call loads again. */
  function load() {
    loading ??= startReact()
      .catch(letRetry)
      .finally(() => void swapFonts())
    return loading
  }

  /** The next call of `load` loads React again, also where the browser still waits for it. */
  function letRetry() {
    loading = undefined
  }

  async function startReact() {
    // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
    const address = attempts++ ? `${CLIENT}?retry=${attempts}` : CLIENT
    const client: Client = await import(/* @vite-ignore */ address)
    // While the document is being parsed, React would render a second copy of the rest.
    await parsed
    // An earlier attempt may have come after all.
    if (signal.aborted) return
    start(client)
    beforeReact.abort()
  }

  /** Shows all fonts at once, also if React does not load. */
  async function swapFonts() {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    delete dataset.fallbackFonts
  }

  dataset.fallbackFonts = ''
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { signal, once: true })
  /** `signal` is aborted when React has started, which ends every listener that has it. */
  return { load, letRetry, signal }
}
