import { beforeAll } from 'vitest'
import { type Site, startSite } from '../../e2e/support/site.ts'

/** Serves the built site for all tests of a block. */
export function useSite(settings: Record<string, string> = {}): () => Site {
  let site: Site
  beforeAll(async () => {
    const { stop, ...started } = await startSite(settings)
    site = started
    return stop
  })
  return () => site
}
