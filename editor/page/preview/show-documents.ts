import { fetchDocument } from './fetch-document.ts'

const RETRY_MS = 1_000

/** Loads one document after another. Of those that are asked for meanwhile, only the last is loaded. */
export function showDocuments(show: (next: Document) => void) {
  let wanted: string | undefined
  let isLoading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function loadNext() {
    const address = wanted
    if (isLoading || isStopped || address === undefined) return
    wanted = undefined
    isLoading = true
    try {
      const next = await fetchDocument(address)
      if (!isStopped) show(next)
    } catch {
      // The server did not answer: the editor is closed, or the computer slept.
      wanted ??= address
      timer = setTimeout(loadNext, RETRY_MS)
      return
    } finally {
      isLoading = false
    }
    loadNext()
  }

  return {
    load(address: string) {
      wanted = address
      clearTimeout(timer)
      void loadNext()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type DocumentLoader = ReturnType<typeof showDocuments>
