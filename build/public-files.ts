// The small files that stand beside the pages: for search engines, browsers and finders of faults.
import { execFile } from 'node:child_process'
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Checked } from './content-check/schema.ts'
import { folders } from './folders.ts'
import type { Settings } from './settings.ts'
import { themeColours } from './theme-colours.ts'

type Page = { document: string; changed: Date }
type Inputs = { checked: Checked; settings: Settings; pages: readonly { path: string; document: string }[] }

export async function writePublicFiles({ checked, settings, pages }: Inputs): Promise<void> {
  const { siteUrl, base } = settings
  const { email } = checked.practice.ways
  const dated = pages.map(async ({ path, document }) => ({ document, changed: await lastChange(path) }))
  const files = {
    'sitemap.xml': sitemap(siteUrl, await Promise.all(dated)),
    'robots.txt': robots(siteUrl),
    'site.webmanifest': webManifest(checked, base, (await themeColours()).light),
    '.well-known/security.txt': securityTxt(
      siteUrl,
      email ? `mailto:${email}` : `${siteUrl}contact/`,
      new Date(),
    ),
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(folders.site, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  await copyFile(join(folders.project, 'src/styles/noscript.css'), join(folders.site, 'noscript.css'))
}

/** When the words of a page last changed: its commit knows best; without git, the file itself. */
async function lastChange(path: string): Promise<Date> {
  const file = join(folders.content, `${path.slice(1)}.yaml`)
  const fromGit = await promisify(execFile)('git', ['log', '-1', '--format=%cI', '--', file], {
    cwd: folders.project,
  }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  return fromGit ? new Date(fromGit) : (await stat(file)).mtime
}

export function sitemap(siteUrl: string, pages: readonly Page[]): string {
  const entries = pages.map(
    ({ document, changed }) =>
      `<url><loc>${siteUrl}${document}</loc><lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`

/** RFC 9116 wants an end of validity of less than a year; a site that is built at least so often stays valid. */
export function securityTxt(siteUrl: string, contact: string, built: Date): string {
  const expires = new Date(built)
  expires.setUTCDate(expires.getUTCDate() + 330)
  return `Contact: ${contact}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: en
Canonical: ${siteUrl}.well-known/security.txt
`
}

export function webManifest({ practice }: Checked, base: string, colour: string): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: `${base}${src}`,
    sizes,
    type: src.endsWith('svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: practice.name,
    short_name: practice.name,
    description: practice.summary,
    lang: 'en',
    start_url: `${base}#/home`,
    scope: base,
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}
