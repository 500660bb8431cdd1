import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { type Site, withSite } from '../../e2e/support/site.ts'

/** The built site with its relay, for all tests of a block. */
export function useSite(settings: Record<string, string> = {}): () => Site {
  let site: Site
  beforeAll(async () => {
    let giveBack = () => {}
    const isBack = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    let lent = Promise.resolve()
    site = await new Promise<Site>((resolve, reject) => {
      lent = withSite((ours) => {
        resolve(ours)
        return isBack
      }, settings)
      lent.catch(reject)
    })
    return () => {
      giveBack()
      return lent
    }
  })
  return () => site
}

/** The letters that the relay has put into its mailbox. */
export async function lettersIn({ mailbox }: Site): Promise<string[]> {
  const folder = join(mailbox, 'new')
  const names = await readdir(folder)
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}
