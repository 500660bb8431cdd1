// Says when something that failed is tried again: after 5 seconds, then after twice as long each time, up to an hour.

const INITIAL_DELAY_MS = 5_000
const MAX_DELAY_MS = 60 * 60 * 1000

/** `retryAt` is in the time of `performance.now()`, which a corrected system clock does not change. */
export type Backoff = { failures: number; retryAt: number }

export const DUE: Backoff = { failures: 0, retryAt: 0 }
export const NEVER: Backoff = { failures: 0, retryAt: Number.POSITIVE_INFINITY }

export const retryDelay = (failures: number) => Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (failures - 1))

export function afterFailure({ failures, retryAt }: Backoff): Backoff {
  return { failures: failures + 1, retryAt: Math.max(retryAt, performance.now() + retryDelay(failures + 1)) }
}
