import { rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Settings } from '#settings/build-settings.ts'
import { createAssets } from './assets.ts'
import { buildRelay } from './build-relay.ts'
import { bundleSite } from './bundle-site.ts'
import { contrastProblems } from './check/contrast.ts'
import { formatProblem, OwnerMistakes } from './check/problem.ts'
import { type Directories, directories as ownDirectories } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { headerRules, headersFile } from './headers.ts'
import { metadataFiles } from './metadata-files.ts'
import { kolamBackground, makeIcons } from './pictures/brand-drawings.ts'
import { makePreviews } from './pictures/social-previews.ts'
import { loadServerEntry, prerender } from './prerender.ts'
import { contentToPublish, recordPublished } from './published-content.ts'
import { replaceBuild } from './replace-build.ts'
import { siteContent } from './site-content.ts'
import { siteVersion } from './site-version.ts'
import { writeSite } from './write-site.ts'

/** Builds the whole site and its relay into `directories.dist`. */
export async function buildSite(settings: Settings, directories: Directories): Promise<void> {
  // The user of the relay reads what this user writes, also on servers where files are private otherwise.
  process.umask(0o022)
  const { base } = settings
  const { art, dist } = directories
  const lowContrast = contrastProblems()
  if (lowContrast.length > 0) throw new OwnerMistakes(lowContrast)
  // Builds at the same time must not mix their files.
  const next = join(dist, `.next-${process.pid}`)
  // A killed build with the same process id, as in a container, may have left files, which must not be published.
  await rm(next, { recursive: true, force: true })
  // Also when the build fails or is interrupted. With retries, because files may still be written at that moment.
  process.once('exit', () => rmSync(next, { recursive: true, force: true, maxRetries: 9 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const published = await contentToPublish(directories)
  const version = await siteVersion(directories)
  const assets = createAssets(directories.cache)
  const { content, checked, warnings, reminders } = await siteContent(assets, directories)
  for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
  const icons = await makeIcons(art)
  const previews = await makePreviews(checked, art)
  const fonts = await makeFonts(checked, base, assets)
  const background = await kolamBackground(base, art, assets)
  const made = await assets.makeAll()
  const serverDirectory = join(next, 'server')
  const { script, style, files } = await bundleSite({ settings, content, serverDirectory })
  const entry = await loadServerEntry(serverDirectory)
  const inlinedStyle = fonts + background + style + printStyle(settings)
  const { documents, inlined } = await prerender(entry, settings, inlinedStyle, script, version)
  const metadata = metadataFiles(checked, settings, entry.pages)
  const headers = headerRules({ ...settings, inlined })
  const _headers = headersFile(headers, settings.siteUrl)
  const site = { ...icons, ...previews, ...made, ...files, ...documents, ...metadata, _headers }
  await writeSite(site, join(next, 'site'))
  await writeFile(join(next, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  await buildRelay(join(next, 'relay'))
  await replaceBuild(next, dist)
  await recordPublished(dist, published)
  report(settings, dist, reminders.map(formatProblem))
}

/** Printed links carry the public address, where there is one: see src/styles/print.css. */
const printStyle = ({ siteUrl, isPublic }: Settings) =>
  isPublic ? `@media print{:root{--site:"${new URL(siteUrl).origin}"}}` : ''

function report({ siteUrl, isPublic, enquiryOrigin }: Settings, dist: string, reminders: string[]) {
  for (const line of reminders) console.log(`Before you go live: ${line}`)
  if (!isPublic) {
    console.log('Before you go live: set SITE_URL; the pages now name the address of this machine.')
  }
  const site = relative(ownDirectories.project, join(dist, 'site'))
  console.log(
    `Built ${site} for ${siteUrl}; enquiries go to ${enquiryOrigin ?? 'the relay on the same address'}.`,
  )
  // Not after a build for the tests.
  if (dist !== ownDirectories.dist) return
  console.log(
    `Next: upload ${site} to your host. A running relay serves it already; after an update of the code, restart the service.`,
  )
}
