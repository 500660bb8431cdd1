// `npm run build`: the whole site and its relay, into dist/.
import { rmSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { writeAssets } from './assets.ts'
import { buildRelay } from './build-relay.ts'
import { formatProblem, OwnerMistakes } from './content-check/problem.ts'
import { contentPlugin } from './content-plugin.ts'
import { contrastProblems } from './contrast.ts'
import { directories } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { headerRules, headersFile } from './headers.ts'
import { writeMetadataFiles } from './metadata-files.ts'
import { makeIcons } from './pictures/icons.ts'
import { makePreviews } from './pictures/social-previews.ts'
import { prerender } from './prerender.ts'
import { contentToPublish, recordPublished } from './published-content.ts'
import { siteTokens } from './read-colours.ts'
import { replaceBuild } from './replace-build.ts'
import { sanitizeAndCompress } from './sanitize-and-compress.ts'
import { loadSettings, type Settings } from './settings.ts'
import { siteContent } from './site-content.ts'

async function buildSite() {
  const settings = loadSettings()
  const { base } = settings
  const lowContrast = contrastProblems(await siteTokens())
  if (lowContrast.length > 0) throw new OwnerMistakes(lowContrast)
  // Of a killed build that had the same process id, as in a container: its files must not be published.
  await rm(directories.next, { recursive: true, force: true })
  // Also where the build fails or is interrupted. Again, because files may still be written at that moment.
  process.once('exit', () => rmSync(directories.next, { recursive: true, force: true, maxRetries: 9 }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  const published = await contentToPublish()
  const { content, checked, warnings, reminders } = await siteContent()
  for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
  await makeIcons()
  await makePreviews(checked)
  const fonts = await makeFonts(checked, base)
  await writeAssets()

  // Not left to Vite, which would load these modules a second and a third time, and check all pictures again.
  const { default: viteConfig } = await import('../vite.config.ts')
  // The same for documents and scripts, also where a file is saved meanwhile.
  const plugins = [react(), contentPlugin(async () => content)]
  const config = { ...viteConfig, plugins, configFile: false, logLevel: 'warn' } as const
  const { output } = (await build(config)) as Rolldown.RolldownOutput
  await build({
    ...config,
    build: { ...config.build, ssr: 'src/entry-server.tsx', ssrEmitAssets: true, outDir: directories.server },
  })
  // With noscript.css, which src/server/document-head.tsx links to and the client build does not write.
  await cp(join(directories.server, 'assets'), join(directories.site, 'assets'), { recursive: true })

  const inlined = await prerender(settings, fonts + printStyle(settings), output)
  await writeMetadataFiles(checked, settings)
  const headers = headerRules({ ...settings, inlined })
  await writeFile(directories.headers, `${JSON.stringify(headers, null, 2)}\n`)
  await writeFile(join(directories.site, '_headers'), headersFile(headers, settings.siteUrl))
  await sanitizeAndCompress(directories.site)
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
