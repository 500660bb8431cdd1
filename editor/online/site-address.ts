import { versionIn } from '../../build/site-version.ts'

const ANSWER_TIMEOUT_MS = 10_000

/** Returns the version that an address shows, or `undefined` if it does not answer or shows something else. */
export async function versionAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      // Without this, a cache of the host or of a proxy might answer with an old document.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    return versionIn(await response.text())
  } catch {
    return undefined
  }
}
