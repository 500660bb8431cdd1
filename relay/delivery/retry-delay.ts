const INITIAL_DELAY_MS = 5_000
const MAX_DELAY_MS = 60 * 60 * 1000

/** Exponential backoff, 5 s to 1 h. */
export function retryDelay(failures: number): number {
  return Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (failures - 1))
}
