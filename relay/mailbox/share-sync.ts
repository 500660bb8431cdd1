// Folder syncs that letters share.

/**
 * One sync for all who ask while another is under way: letters that arrive together wait for the disk together.
 * A caller is only ever served by a sync that began after the call, for an earlier one may have missed its name.
 */
export function shareSync(sync: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  return () => {
    next ??= underWay
      .catch(() => undefined) // those who waited for it have been told
      .then(() => {
        next = undefined
        underWay = sync()
        return underWay
      })
    return next
  }
}
