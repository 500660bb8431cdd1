import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const BUILT = resolve('dist')
const FLOOR = resolve('.cache/floor')

/**
 * The fastest page with this content that we can think of: Home with its text, markup, inlined styles and pictures, but
 * without script, web fonts and metadata. Returns the directory to serve.
 */
export async function makeFloor(): Promise<string> {
  const site = join(FLOOR, 'site')
  await rm(FLOOR, { recursive: true, force: true })
  await cp(join(BUILT, 'site'), site, { recursive: true })
  const home = await readFile(join(site, 'index.html'), 'utf8')
  const html = home
    // The shorter style has another hash than the policy allows.
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace(/<script.*?<\/script>\n?/gs, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<link rel="apple-touch-icon"[^>]*>\n?/g, '')
    .replace(/<meta (property|name="twitter:)[^>]*>\n?/g, '')
    .replace(/@font-face\s*\{[^}]*?url\([^}]*\}/g, '')
  await writeFile(join(site, 'index.html'), html)
  await writeFile(join(site, 'index.html.br'), brotliCompressSync(html))
  await rm(join(site, 'index.html.gz'), { force: true })
  return site
}
