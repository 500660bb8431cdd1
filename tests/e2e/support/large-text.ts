import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, type ViewportSize } from '@playwright/test'
import config from '../../../playwright.config.ts'

const { BROWSER_PATH } = process.env

/** Twice what Chromium comes with. */
const SIZE = { default_font_size: 32, default_fixed_font_size: 26 }

/** A browser whose visitor has doubled the size of text in its settings, which no style of a page can stand in for. */
export async function withLargeText(viewport: ViewportSize, use: (page: Page) => Promise<void>) {
  const profile = await mkdtemp(join(tmpdir(), 'large-text-'))
  await mkdir(join(profile, 'Default'))
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ webkit: { webprefs: SIZE } }))
  const context = await chromium.launchPersistentContext(profile, {
    ...config.projects?.[0]?.use?.launchOptions,
    // The headless shell has no settings.
    ...(BROWSER_PATH && { executablePath: BROWSER_PATH }),
    viewport,
  })
  try {
    await use(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
