// `npm run build`: the whole site and its relay, into dist/.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { ContentProblems } from './content.ts'
import { folders } from './folders.ts'
import { headerRules, headersFile } from './headers.ts'
import { makeIcons, makePreviews } from './pictures/icons.ts'
import { loadServerEntry, prerender } from './prerender.ts'
import { writePublicFiles } from './public-files.ts'
import { buildRelay } from './relay.ts'
import { loadSettings, SettingProblem, type Settings } from './settings.ts'
import { siteContent } from './site-content.ts'
import { siteFonts } from './site-fonts.ts'

async function buildSite() {
  const settings = loadSettings()
  const { base } = settings
  const { checked, warnings } = await siteContent()
  for (const line of warnings) console.log(`Please look: ${line}`)
  await makeIcons({ art: folders.art, out: folders.publicFiles })
  await makePreviews({ art: folders.art, out: folders.publicFiles })
  const fonts = await siteFonts(checked, base)

  await build({ logLevel: 'warn' })
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/entry-server.tsx', outDir: folders.server, manifest: false },
  })

  const { boot, style } = await prerender(settings, fonts.css + siteOnPaper(settings))
  const { pages, documentOf } = await loadServerEntry()
  await writePublicFiles({
    checked,
    settings,
    pages: pages.map((path) => ({ path, document: documentOf(path) })),
  })
  const headers = headerRules({ ...settings, inlined: { scripts: [boot], styles: [style] } })
  await writeFile(folders.headers, `${JSON.stringify(headers, null, 2)}\n`)
  await writeFile(join(folders.site, '_headers'), headersFile(headers, settings.siteUrl))
  await compressFolder(folders.site)
  await buildRelay()
  report(settings)
}

/** Printed links carry the public address, where there is one: see src/styles/print.css. */
const siteOnPaper = ({ siteUrl, isPublic }: Settings) =>
  isPublic ? `@media print{:root{--site:"${new URL(siteUrl).origin}"}}` : ''

function report({ siteUrl, isPublic, enquiryOrigin }: Settings) {
  console.log(`Built for ${siteUrl}, enquiries go to ${enquiryOrigin ?? 'the relay on the same address'}.`)
  if (!isPublic) {
    console.log('SITE_URL is not set: search engines and previews are told the address of this machine.')
  }
}

buildSite().catch((error: unknown) => {
  const isForTheOwner = error instanceof ContentProblems || error instanceof SettingProblem
  console.error(isForTheOwner ? error.message : error)
  process.exitCode = 1
})
