// The first way of docs/going-live.md: the relay behind nginx, with deploy/nginx.conf as it is.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry, fillEnquiry } from '../support/enquiry-form.ts'
import { nginxProgram, withNginx } from '../support/nginx.ts'
import { withSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.use({ ignoreHTTPSErrors: true })

// On a machine without nginx there is nothing to test; apt-get install nginx brings it.
if (nginxProgram) {
  test('works behind nginx with TLS', async ({ page, request }) => {
    await withSite(
      async ({ address, mailbox }) =>
        withNginx(address, async ({ plain, secure }) => {
          await test.step('whoever comes without TLS is sent on', async () => {
            const answer = await request.get(`${plain}/about/`, { maxRedirects: 0 })
            expect(answer.status()).toBe(301)
            expect(answer.headers().location).toBe(`${secure}/about/`)
          })

          await test.step('everything is there, with the headers of the relay once each', async () => {
            const { broken } = await crawl(`${secure}/`)
            expect(broken).toEqual([])
            const answer = await request.get(`${secure}/`)
            const headers = answer.headersArray()
            const { everywhere, https } = JSON.parse(await readFile('dist/headers.json', 'utf8'))
            for (const [name, value] of Object.entries({ ...everywhere, ...https })) {
              const sent = headers.filter((header) => header.name.toLowerCase() === name.toLowerCase())
              expect(sent.map((header) => header.value)).toEqual([value])
            }
            expect(answer.headers().server).toBe('nginx')
          })

          await test.step('an enquiry is kept', async () => {
            await page.goto(`${secure}/#/contact`)
            await fillEnquiry(page)
            await page.getByRole('button', { name: 'Send' }).click()
            await expect(page.getByText('Thank You. We will contact you shortly!')).toBeVisible()
            const [letter = ''] = await readdir(join(mailbox, 'new'))
            expect(await readFile(join(mailbox, 'new', letter), 'utf8')).toContain(completeEnquiry.Message)
          })
        }),
      { TRUST_PROXY: '1' },
    )
  })
}
