const FIRST_MS = 5_000
const LONGEST_MS = 60 * 60 * 1000

/** Exponential backoff, 5 s to 1 h. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1))
}
