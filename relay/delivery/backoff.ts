const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60 * 60 * 1000
/** RFC 5321, 4.5.4.1: at least four to five days. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000

/** Exponential backoff, 5 s to 1 h. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

export function isTooOldToRetry(arrival: Date | undefined): boolean {
  return arrival !== undefined && Date.now() - arrival.getTime() > GIVE_UP_AFTER_MS
}
