import { test as base, expect } from '@playwright/test'
import { START_LIMIT_MS, startEditor } from './editor-fixtures.ts'
import { startPublicSite } from './public-site.ts'

type PublicSite = Awaited<ReturnType<typeof startPublicSite>>
type Editor = Awaited<ReturnType<typeof startEditor>>

/** The editor of a site that is sent to a public address. */
export const test = base.extend<object, { publicSite: PublicSite; editor: Editor }>({
  publicSite: [
    // Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const site = await startPublicSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  editor: [
    async ({ publicSite }, use) => {
      const editor = await startEditor({ SITE_URL: publicSite.address })
      editor.git('remote', 'add', 'origin', publicSite.remote)
      editor.git('push', '--quiet', '--set-upstream', 'origin', 'main')
      await use(editor)
      await editor.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
})

export { expect }
