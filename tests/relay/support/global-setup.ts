/** The tests do not use dist/, which may be served at the same time. */
export const builtRelay = '.cache/relay-under-test'

/** Builds the relay once for all test files. */
export async function setup() {
  // It is imported here, because the tests import this file too and do not need Vite.
  const { buildRelay } = await import('../../../build/build-relay.ts')
  await buildRelay(builtRelay)
}
