import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#settings/build-settings.ts'
import { createAssets } from './assets.ts'
import { buildRelay } from './build-relay.ts'
import { bundleSite } from './bundle-site.ts'
import { contrastProblems } from './check/contrast.ts'
import { OwnerMistakes, type Problem } from './check/problem.ts'
import { paletteStyle } from './colours.ts'
import { type Directories, directories as ownDirectories } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { headersFile } from './headers-file.ts'
import { metadataFiles } from './metadata-files.ts'
import { kolamBackground, makeIcons } from './pictures/brand-drawings.ts'
import { positionStyle } from './pictures/position-style.ts'
import { makePreviews } from './pictures/preview-pictures.ts'
import { loadServerEntry, prerender } from './prerender.ts'
import { publish } from './publish-in-place.ts'
import { siteContent } from './site-content.ts'
import { siteVersion } from './site-version.ts'
import { copySources, moveUsedSources, sourcesIn } from './sources.ts'
import { writeSite } from './write-site.ts'

/** The owner should read these after a build that succeeded. */
export type BuildReport = { warnings: readonly Problem[]; reminders: readonly Problem[] }

/**
 * Builds the site and its relay, and publishes them in `dist`. Several builds may run at a time, also into one directory.
 * Throws OwnerMistakes where the content cannot be built; then, as after any failure, the site of before is whole.
 */
export async function buildSite(
  settings: Settings,
  directories: Directories = ownDirectories,
): Promise<BuildReport> {
  const { dist } = directories
  await removeAbandoned(dist)
  const staging = join(dist, `${STAGING}${randomUUID()}`)
  await mkdir(staging, { recursive: true })
  // The process may be ended, for example by Ctrl-C.
  const removeAtExit = () => rmSync(staging, { recursive: true, force: true, maxRetries: 9 })
  process.on('exit', removeAtExit)
  try {
    // The names of these directories begin with a dot, and such directories are not published.
    const copied = join(staging, '.sources')
    const sources = sourcesIn(copied)
    await copySources(directories, sources)
    const report = await makeSite(settings, { ...directories, ...sources }, staging)
    await moveUsedSources(copied, join(staging, 'sources'))
    await buildRelay(join(staging, 'relay'))
    await publish(staging, dist)
    return report
  } finally {
    // After a failure some files may still be written at this moment, so removing is tried again.
    await rm(staging, { recursive: true, force: true, maxRetries: 9 })
    process.off('exit', removeAtExit)
  }
}

const STAGING = '.staging-'
/** No build takes this long, so an older staging directory was left by a build that was killed. */
const ABANDONED_MS = 60 * 60 * 1000

/** Removes the staging directories of builds that were killed. */
async function removeAbandoned(dist: string): Promise<void> {
  for (const name of await readdir(dist).catch(() => [])) {
    const path = join(dist, name)
    if (!name.startsWith(STAGING) || Date.now() - (await stat(path)).mtimeMs < ABANDONED_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}

/** Writes the site into `staging`, in a directory of this name. */
async function makeSite(settings: Settings, directories: Directories, staging: string): Promise<BuildReport> {
  const { base } = settings
  const { art } = directories
  const lowContrast = contrastProblems()
  if (lowContrast.length > 0) throw new OwnerMistakes(lowContrast)
  const version = await siteVersion(directories)
  const assets = createAssets(directories.cache)
  const { content, checked, tokens, warnings, reminders } = await siteContent(assets, directories)
  const icons = await makeIcons(art, tokens)
  const fonts = await makeFonts(checked, base, assets)
  const background = await kolamBackground(base, art, assets, tokens)
  const serverDirectory = join(staging, '.server')
  // Vite works in one thread, so the other processors make pictures meanwhile.
  const [{ script, style, files }, made, previews] = await Promise.all([
    bundleSite({ settings, content, serverDirectory }),
    assets.makeAll(),
    makePreviews(checked, art, assets.inspect),
  ])
  const entry = await loadServerEntry(serverDirectory)
  const ownStyle = paletteStyle(checked.colours) + positionStyle(content)
  const inlinedStyle = fonts + background + style + ownStyle + printStyle(settings)
  const documents = await prerender(entry, { settings, style: inlinedStyle, script, version, tokens })
  const metadata = metadataFiles(checked, settings, entry.pages, tokens)
  const _headers = headersFile(base)
  const site = { ...icons, ...previews, ...made, ...files, ...documents, ...metadata, _headers }
  await writeSite(site, join(staging, 'site'))
  return { warnings, reminders }
}

/** Tells src/styles/print.css the public address, which is printed after each link. A trial has none. */
const printStyle = ({ siteUrl, isPublic }: Settings) =>
  isPublic ? `@media print{:root{--site:"${new URL(siteUrl).origin}"}}` : ''
