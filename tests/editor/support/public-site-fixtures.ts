import { test as base, expect } from './editor-fixtures.ts'
import { startPublicSite } from './public-site.ts'

/** The editor's site is sent to a public address during these tests. */
export const test = base.extend<{ publicSite: Awaited<ReturnType<typeof startPublicSite>> }>({
  publicSite: async ({ project, page }, use) => {
    const site = await startPublicSite()
    const settings = await project.read('.env')
    await project.write('.env', `${settings}SITE_URL=${site.address}\n`)
    project.git('remote', 'add', 'origin', site.remote)
    project.git('push', '--quiet', '--set-upstream', 'origin', 'main')
    await page.reload()
    await use(site)
    // Other tests have a site that was never put online.
    project.git('remote', 'remove', 'origin')
    project.git('update-ref', '-d', 'refs/online/site')
    await project.write('.env', settings)
    await site.stop()
  },
})

export { expect }
