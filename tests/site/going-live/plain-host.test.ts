// Tests a host that sends no headers of ours, such as GitHub Pages. The Content-Security-Policy is in each document.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { testedDirectories } from '../../../build/directories.ts'
import { home, mainLink, services } from '../support/pages.ts'
import { expect, test } from '../support/site-fixtures.ts'

const SITE = resolve(testedDirectories.dist, 'site')

// A page that is still loading when its host ends would fail the next test of the tab.
test.use({ ownContext: true })

test('the site runs on a host that sends no headers', async ({ page }) => {
  await using host = await startPlainHost()
  await page.goto(host.listeningOrigin)
  await mainLink(page, 'Services').click()
  await expect(page).toHaveTitle(services.title)
})

test('a script that was added to a page does not run there', async ({ page, expectConsole }) => {
  await using host = await startPlainHost()
  expectConsole(/Executing inline script violates the following Content Security Policy/)
  const document = await readFile(join(SITE, 'index.html'), 'utf8')
  const body = document.replace('</body>', '<script>document.title = "Changed"</script></body>')
  await page.route(`${host.listeningOrigin}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(host.listeningOrigin)
  await expect(page).toHaveTitle(home.title)
})

async function startPlainHost() {
  // Closing the server must not wait for the connections that the browser keeps open.
  const app = fastify({ forceCloseConnections: true })
  app.register(fastifyStatic, { root: SITE })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}
