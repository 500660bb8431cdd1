type Client = typeof import('../entry-client.tsx')

/** Loads React, which `start` starts, and then the fonts. It does so at the first interaction, or when `load` is called. */
export function reactLoader(start: (client: Client) => void) {
  const { dataset } = document.documentElement
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  const beforeReact = new AbortController()
  const { signal } = beforeReact
  let attempt = 1

  /** Never rejects. The calls of one attempt share one request. */
  async function load() {
    // A module that failed stays failed under its address: https://github.com/whatwg/html/issues/6768
    const address = attempt > 1 ? `${CLIENT}?attempt=${attempt}` : CLIENT
    try {
      const client: Client = await import(/* @vite-ignore */ address)
      // While the document is being parsed, React would render a second copy of the rest. One that was stopped is not parsed
      // to its end, and has no such event.
      if (document.readyState === 'loading') await parsed
      // An earlier call has started it.
      if (signal.aborted) return
      start(client)
      beforeReact.abort()
    } catch {
      beginAttempt()
    }
    swapFonts()
  }

  /** The next call of `load` requests React again, also where the browser still waits for it. */
  function beginAttempt() {
    attempt += 1
  }

  /** Shows all fonts at once, also if React does not load. */
  async function swapFonts() {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    delete dataset.fallbackFonts
  }

  dataset.fallbackFonts = ''
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { signal, once: true })
  /** `signal` is aborted when React has started, which ends every listener that has it. */
  return { load, beginAttempt, signal }
}
