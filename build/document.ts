// One prerendered document: everything that the first paint needs, in one response.
import { escapeHtml } from './escape.ts'

/** The script that brings the page to life, and the digest without which no browser may run it. */
export type Script = { src: string; integrity: string }

export type DocumentParts = {
  page: string
  title: string
  description: string
  /** The page as React rendered it. */
  markup: string
  /** What stands round it in every document. */
  sprite: string
  footer: string
  style: string
  early: string
  script: Script
  base: string
  /** The public address of this document, where the public address of the site is known. */
  canonical: string | undefined
  preview: string | undefined
  siteName: string
  preload: readonly string[]
  structuredData: object | undefined
  /** A page that stands for no address of its own must not be found by search engines. */
  hidden: boolean
}

/** The two grounds that a browser may colour its own frame with. */
const THEME_COLOURS = [
  ['light', '#f7f2e8'],
  ['dark', '#131c17'],
] as const

/** src/early.ts brings the root into other documents, and runs the script once the page is painted. */
export function documentOf(parts: DocumentParts): string {
  return `<!doctype html>
<html lang="en" data-page="${parts.page}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.title)}</title>
<script nomodule src="${parts.script.src}" integrity="${parts.script.integrity}"></script>
<script>${parts.early}</script>
<style>${parts.style}</style>
${headOf(parts).join('\n')}
</head>
<body>
${parts.sprite}<div id="root" data-page="${parts.page}">${parts.markup}</div>${parts.footer}
</body>
</html>
`
}

function headOf(parts: DocumentParts): string[] {
  const { base, description, title, canonical, preview, siteName, hidden, structuredData } = parts
  return [
    ...parts.preload,
    `<noscript><link rel="stylesheet" href="${base}noscript.css"></noscript>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical ? [`<link rel="canonical" href="${canonical}">`] : []),
    ...THEME_COLOURS.map(
      ([scheme, colour]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(canonical && preview ? previewTags({ title, description, canonical, preview, siteName }) : []),
    ...(structuredData ? [dataBlock(structuredData)] : []),
  ]
}

function previewTags(tags: {
  title: string
  description: string
  canonical: string
  preview: string
  siteName: string
}) {
  const property = {
    'og:type': 'website',
    'og:site_name': tags.siteName,
    'og:title': tags.title,
    'og:description': tags.description,
    'og:url': tags.canonical,
    'og:image': tags.preview,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': tags.title,
  }
  return [
    ...Object.entries(property).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${escapeHtml(tags.title)}">`,
    `<meta name="twitter:description" content="${escapeHtml(tags.description)}">`,
    `<meta name="twitter:image" content="${tags.preview}">`,
  ]
}

/** In a script element only the sign < could end the block before its time. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
