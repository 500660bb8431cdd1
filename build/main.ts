// `npm run build`: the whole site and its relay, into dist/.
import { rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { loadSettings, type Settings } from '#settings/build-settings.ts'
import { makeAssets } from './assets.ts'
import { buildRelay } from './build-relay.ts'
import { bundleSite } from './bundle-site.ts'
import { contrastProblems } from './check/contrast.ts'
import { formatProblem, OwnerMistakes } from './check/problem.ts'
import { directories } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { headerRules, headersFile } from './headers.ts'
import { metadataFiles } from './metadata-files.ts'
import { kolamBackground, makeIcons } from './pictures/brand-drawings.ts'
import { makePreviews } from './pictures/social-previews.ts'
import { prerender } from './prerender.ts'
import { contentToPublish, recordPublished } from './published-content.ts'
import { replaceBuild } from './replace-build.ts'
import { siteContent } from './site-content.ts'
import { writeSite } from './write-site.ts'

async function buildSite() {
  // The user of the relay reads what this user writes, also on servers where files are private otherwise.
  process.umask(0o022)
  const settings = loadSettings()
  const { base } = settings
  const lowContrast = contrastProblems()
  if (lowContrast.length > 0) throw new OwnerMistakes(lowContrast)
  // A killed build with the same process id, as in a container, may have left files, which must not be published.
  await rm(directories.next, { recursive: true, force: true })
  // Also when the build fails or is interrupted. With retries, because files may still be written at that moment.
  process.once('exit', () => rmSync(directories.next, { recursive: true, force: true, maxRetries: 9 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const published = await contentToPublish()
  const { content, checked, warnings, reminders } = await siteContent()
  for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
  const icons = await makeIcons()
  const previews = await makePreviews(checked)
  const fonts = await makeFonts(checked, base)
  const background = await kolamBackground(base)
  const assets = await makeAssets()
  const { script, style, files } = await bundleSite(content)
  const { documents, inlined } = await prerender(
    settings,
    fonts + background + style + printStyle(settings),
    script,
  )
  const metadata = await metadataFiles(checked, settings)
  const headers = headerRules({ ...settings, inlined })
  const _headers = headersFile(headers, settings.siteUrl)
  await writeSite({ ...icons, ...previews, ...assets, ...files, ...documents, ...metadata, _headers })
  await writeFile(directories.headers, `${JSON.stringify(headers, null, 2)}\n`)
  await buildRelay()
  await replaceBuild(directories.next, directories.dist)
  await recordPublished(directories.dist, published)
  report(settings, reminders.map(formatProblem))
}

/** Printed links carry the public address, where there is one: see src/styles/print.css. */
const printStyle = ({ siteUrl, isPublic }: Settings) =>
  isPublic ? `@media print{:root{--site:"${new URL(siteUrl).origin}"}}` : ''

function report({ siteUrl, isPublic, enquiryOrigin }: Settings, reminders: string[]) {
  for (const line of reminders) console.log(`Before you go live: ${line}`)
  if (!isPublic) {
    console.log('Before you go live: set SITE_URL; the pages now name the address of this machine.')
  }
  const site = relative(directories.project, join(directories.dist, 'site'))
  console.log(
    `Built ${site} for ${siteUrl}; enquiries go to ${enquiryOrigin ?? 'the relay on the same address'}.`,
  )
  // Not after a build for the tests.
  if (basename(directories.dist) !== 'dist') return
  console.log(
    `Next: upload ${site} to your host. A running relay serves it already; after an update of the code, restart the service.`,
  )
}

await buildSite()
