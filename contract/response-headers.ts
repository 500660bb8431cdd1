// The headers of every response, which the relay sends and build/headers-file.ts writes for static hosts. They are the same
// for every build and every setting: what depends on a build is in the policy of each document.

/** Two years, which the preload list of browsers recommends: https://hstspreload.org */
const HSTS_SECONDS = 63_072_000

export const responseHeaders = {
  // Browsers ignore this directive of the policy in a document, so it is a header.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // With no-referrer the form's request would have no Origin, and the relay would refuse it.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A header for responses over TLS. Browsers ignore it in others. */
export const tlsHeaders = { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }

/** These headers are for assets/, where names contain a hash, so a changed file has a new name. */
export const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' }

export const documentHeaders = { 'Cache-Control': 'no-cache' }
