// Looks at the public address as a visitor does.
import { versionIn } from '../../build/site-version.ts'

const ANSWER_TIMEOUT_MS = 10_000

/** What the public address answered while it did not show the version that was sent. */
export type OtherAnswer =
  /** The site as it was before. */
  | 'older'
  /** The site with other words than those that were online at the last look: from elsewhere, or from before. */
  | 'another'
  /** A page that is not of this site. */
  | 'foreign'
  | 'error'
  | 'untrusted'
  | 'none'

export type SiteAnswer =
  | { version: string }
  | { version?: undefined; other: Exclude<OtherAnswer, 'older' | 'another'> }

/** Codes of node, and of OpenSSL: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const IS_CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/

/** Returns the version that an address shows, or what it answers instead. */
export async function answerAt(address: string): Promise<SiteAnswer> {
  try {
    const response = await fetch(address, {
      // Without this, a cache of the host or of a proxy might answer with an old document.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok) return { other: 'error' }
    const version = versionIn(text)
    return version ? { version } : { other: 'foreign' }
  } catch (error) {
    const { cause } = error as Error & { cause?: { code?: string; message?: string } }
    if (IS_CERTIFICATE_ERROR.test(cause?.code ?? '')) return { other: 'untrusted' }
    return { other: cause?.message === 'redirect count exceeded' ? 'error' : 'none' }
  }
}
