// The two things that a figure of ours is compared with, made from the very Home that it is a figure of.
import { assetOf, builtHome, makeSite } from './made-site.ts'

/**
 * What no page with these words can beat by much: Home as a patient hand would write it. The same words and markup,
 * the same pictures, the same style inlined; but no script at all, no font to fetch (the fallbacks, which are on
 * every machine, stay), nothing preloaded, and no data for search engines.
 */
export async function floor(): Promise<string> {
  const home = await builtHome()
  const html = home
    .replace(/<script.*?<\/script>\n?/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="(preload|manifest|apple-touch-icon)"[^>]*>\n?/g, '')
    .replace(/<meta (property|name="twitter:)[^>]*>\n?/g, '')
    .replace(/@font-face\{[^}]*?url\([^}]*\}/g, '')
  return makeSite('floor', { 'index.html': html })
}

/**
 * The same site as a single-page application usually comes: an empty root, a style sheet and a script in the head,
 * as Vite would write them. The fonts are named in the style sheet.
 */
export async function clientRendered(): Promise<string> {
  const home = await builtHome()
  const style = /<style>(.*?)<\/style>/s.exec(home)?.[1] ?? ''
  const title = /<title>.*?<\/title>/.exec(home)?.[0]
  const description = /<meta name="description"[^>]*>/.exec(home)?.[0]
  return makeSite('client-rendered', {
    'site.css': style,
    'index.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
${description}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="module" crossorigin src="${await assetOf('main', '.js')}"></script>
<link rel="stylesheet" crossorigin href="/site.css">
</head>
<body>
<div id="root"></div>
</body>
</html>
`,
  })
}
