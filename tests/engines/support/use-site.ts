import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** The messages in the relay's inbox. */
export async function messagesIn({ mailbox }: Site): Promise<string[]> {
  const directory = join(mailbox, 'new')
  const names = await readdir(directory)
  return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
}
