// Writes one document for each page of the route table, and 404.html for all other addresses.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootScript } from './boot-script.ts'
import { folders } from './folders.ts'
import { digestOf } from './headers.ts'
import type { Settings } from './settings.ts'
import { themeColours } from './tokens.ts'

/** What src/entry-server.tsx exports. */
export type ServerEntry = {
  render: (page: string, site: SiteOfHead) => { head: string; markup: string }
  pages: readonly string[]
  NOT_FOUND: string
  documentOf: (page: string) => string
}

type SiteOfHead = { url: string; themeColours: { light: string; dark: string } }

export const loadServerEntry = (): Promise<ServerEntry> =>
  import(pathToFileURL(join(folders.server, 'entry-server.js')).href)

export const readTemplate = () => readFile(`${folders.project}index.html`, 'utf8')

type DocumentParts = { page: string; head: string; markup: string }

export function fillTemplate(template: string, { page, head, markup }: DocumentParts): string {
  // With functions, because $ has a meaning in replacement strings.
  return template
    .replace('<!--page-->', () => page)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => markup)
}

/** Answers with what is inlined in every document, for the Content-Security-Policy. */
export async function prerender({ siteUrl, base }: Settings, fontsCss: string) {
  const { render, pages, NOT_FOUND, documentOf } = await loadServerEntry()
  const { style, client } = await clientFiles(base)
  const inlined = { style: fontsCss + style, boot: await bootScript({ base, pages, client }) }
  const template = (await readTemplate()).replace(/\n\s*/g, '')
  const site = { url: siteUrl, themeColours: await themeColours() }
  for (const page of [...pages, NOT_FOUND]) {
    const { head, markup } = render(page, site)
    const inlinedHead = `<script>${inlined.boot}</script><style>${inlined.style}</style>${head}`
    const html = fillTemplate(template, { page, markup, head: inlinedHead })
    const path = join(folders.site, documentOf(page).replace(/(^|\/)$/, '$1index.html'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, html)
  }
  return inlined
}

async function clientFiles(base: string) {
  const manifestFile = join(folders.site, '.vite', 'manifest.json')
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(manifestFile, 'utf8'),
  )
  const entry = manifest['src/entry-client.tsx']
  const sheet = manifest['style.css']?.file ?? entry?.css?.[0]
  if (!entry || !sheet) throw new Error('Vite built no entry-client.tsx or no style sheet')
  const style = await readFile(join(folders.site, sheet), 'utf8')
  const integrity = digestOf(await readFile(join(folders.site, entry.file)))
  // The style is inlined, and nothing else reads the manifest.
  await Promise.all([rm(join(folders.site, sheet)), rm(join(folders.site, '.vite'), { recursive: true })])
  return { style: style.trim(), client: { src: base + entry.file, integrity } }
}
