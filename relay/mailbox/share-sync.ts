/**
 * One sync serves all callers that asked while the previous one was running, so messages that arrive together share
 * it. A caller is only served by a sync that began after its call: an earlier one may have missed its file name.
 */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  return () => {
    next ??= running
      .catch(() => undefined) // its own callers have received the error
      .then(() => {
        next = undefined
        running = sync()
        return running
      })
    return next
  }
}
