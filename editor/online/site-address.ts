import { versionIn } from '../../build/site-version.ts'

const ANSWER_TIMEOUT_MS = 10_000

/** The version that an address shows; `undefined` where it does not answer, or shows something else. */
export async function versionAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      // What a host or a proxy between has kept may be old.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    return versionIn(await response.text())
  } catch {
    return undefined
  }
}
