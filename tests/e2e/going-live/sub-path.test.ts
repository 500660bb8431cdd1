// The second and the third way of docs/going-live.md at once: pages in a folder of a static host, enquiries to a relay
// on another origin.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry, fillEnquiry } from '../support/enquiry-form.ts'
import { withSite } from '../support/site.ts'
import { withStaticHost } from '../support/static-host.ts'
import { expect, test } from '../support/test.ts'

/** It builds a whole site first. */
const BUILD_LIMIT_MS = 240_000

test('works in a folder of a static host, and sends its enquiries to a relay elsewhere', async ({ page }) => {
  test.setTimeout(BUILD_LIMIT_MS)
  const dist = await mkdtemp(resolve('.cache', 'sub-path-'))
  try {
    await withStaticHost(join(dist, 'site'), '/name/', async (origin) => {
      const relaySettings = { SITE_FOLDER: 'none', ALLOWED_ORIGINS: origin }
      await withSite(async ({ address, mailbox }) => {
        await build({ DIST_FOLDER: dist, SITE_URL: `${origin}/name/`, ENQUIRY_ORIGIN: address })

        await test.step('every address stays in the folder and leads somewhere', async () => {
          const { seen, broken, outside } = await crawl(`${origin}/name/`)
          expect({ broken, outside }).toEqual({ broken: [], outside: [] })
          const wanted = ['', 'about/', 'services/', 'contact/', 'site.webmanifest', 'icon-192.png']
          expect(seen).toEqual(expect.arrayContaining(wanted.map((path) => `/name/${path}`)))
        })

        await test.step('links lead to the hash addresses of the folder', async () => {
          await page.goto(`${origin}/name/about/`)
          await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click()
          await expect(page).toHaveURL(`${origin}/name/#/contact`)
        })

        await test.step('an enquiry reaches the relay', async () => {
          await fillEnquiry(page)
          await page.getByRole('button', { name: 'Send' }).click()
          await expect(page.getByText('Thank You. We will contact you shortly!')).toBeVisible()
          const [letter = ''] = await readdir(join(mailbox, 'new'))
          expect(await readFile(join(mailbox, 'new', letter), 'utf8')).toContain(completeEnquiry.Message)
        })
      }, relaySettings)
    })
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
})

async function build(settings: Record<string, string>) {
  const options = { env: { ...process.env, ...settings } }
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/main.ts'], options)
}
