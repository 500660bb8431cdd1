// The small files beside the pages: for search engines, browsers and security researchers.
import { documentOf, HOME } from '#app/page-address.ts'
import type { CheckedContent } from '#schema/index.ts'
import type { Settings } from '#settings/build-settings.ts'
import { coloursOf } from './read-colours.ts'
import type { SiteFiles } from './write-site.ts'

export function metadataFiles(
  { practice }: CheckedContent,
  { siteUrl, base }: Settings,
  pages: readonly string[],
  tokens?: string,
): SiteFiles {
  return {
    'sitemap.xml': sitemap(siteUrl, pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`,
    'site.webmanifest': webManifest(practice, base, coloursOf('--colour-background', tokens).light),
    '.well-known/security.txt': securityTxt(siteUrl, practice.directContact.email),
  }
}

function sitemap(siteUrl: string, pages: readonly string[]): string {
  const entries = pages.map((page) => `<url><loc>${siteUrl}${documentOf(page)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** RFC 9116 recommends less than a year. A site that is built at least every 330 days has a valid file. */
function securityTxt(siteUrl: string, email: string | undefined): string {
  const expires = new Date()
  expires.setUTCDate(expires.getUTCDate() + 330)
  return `Contact: ${email ? `mailto:${email}` : `${siteUrl}contact/`}
Expires: ${expires.toISOString().replace(/\.\d+/, '')}
Preferred-Languages: en
Canonical: ${siteUrl}.well-known/security.txt
`
}

function webManifest({ name, summary }: CheckedContent['practice'], base: string, colour: string): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: summary,
    lang: 'en',
    start_url: `${base}#${HOME}`,
    scope: base,
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
