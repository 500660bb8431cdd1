// Way 1 of docs/going-live.md: the relay behind nginx, with deploy/nginx.conf.
import { readFile } from 'node:fs/promises'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry, fillEnquiry } from '../support/enquiry-form.ts'
import { messagesIn } from '../support/messages-in.ts'
import { nginxProgram, startNginx } from '../support/nginx.ts'
import { startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.use({ ignoreHTTPSErrors: true })

// Only where nginx is installed.
if (nginxProgram) {
  test('the site works behind nginx with TLS', async ({ page, request }) => {
    const site = await startSite({ TRUST_PROXY: '1' })
    const nginx = await startNginx(site.address)
    try {
      await expect(async () => {
        const answer = await request.get(`${nginx.plain}/about/`, { maxRedirects: 0 })
        expect(answer.status()).toBe(301)
        expect(answer.headers().location).toBe(`${nginx.secure}/about/`)
      }, nginx.warnings()).toPass()

      await test.step('every file is there, and each header is sent once', async () => {
        expect((await crawl(request, `${nginx.secure}/`)).broken).toEqual([])
        const answer = await request.get(`${nginx.secure}/`)
        const { everywhere, https } = JSON.parse(await readFile('dist/headers.json', 'utf8'))
        for (const [name, value] of Object.entries({ ...everywhere, ...https, Server: 'nginx' })) {
          const sent = answer
            .headersArray()
            .filter((header) => header.name.toLowerCase() === name.toLowerCase())
          expect(sent.map((header) => header.value)).toEqual([value])
        }
      })

      await test.step('an enquiry is stored', async () => {
        await page.goto(`${nginx.secure}/#/contact`)
        await fillEnquiry(page)
        await page.getByRole('button', { name: 'Send' }).click()
        await expect(page.getByText('Thank You. We will contact you shortly!')).toBeVisible()
        expect((await messagesIn(site)).join()).toContain(completeEnquiry.Message)
      })
      expect(nginx.warnings()).toBe('')
    } finally {
      await nginx.stop()
      await site.stop()
    }
  })
}
