// The headers of every response, which the relay sends and build/headers-file.ts writes for static hosts. They are the same
// for every build and every setting: what depends on a build is in the policy of each document.

/** Two years, what browsers' preload lists recommend. */
const HSTS_SECONDS = 63_072_000

export const responseHeaders = {
  // The one directive of the policy that browsers do not read in a document.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: the form's request would then have no Origin and be refused.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Browsers ignore this header in a response that did not come over TLS. */
export const tlsHeaders = { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }

/** Names under assets/ contain a hash, so a changed file has a new name. */
export const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export const documentHeaders = { 'Cache-Control': 'no-cache' }
