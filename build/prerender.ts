// Makes one document for each page of the route table, and 404.html for all other addresses.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { documentOf, NOT_FOUND } from '#app/page-address.ts'
import type { Settings } from '#settings/build-settings.ts'
import { directories } from './directories.ts'
import { inlinedHead } from './inlined-head.ts'
import { coloursOf } from './read-colours.ts'
import type { SiteFiles } from './write-site.ts'

/** The exports of src/entry-server.tsx. */
export type ServerEntry = {
  render: (page: string, site: SiteOfHead) => { head: string; markup: string }
  pages: readonly string[]
}

type SiteOfHead = { url: string; themeColours: { light: string; dark: string } }

/** Loads the bundle of src/entry-server.tsx. */
export const loadServerEntry = (directory: string): Promise<ServerEntry> =>
  import(pathToFileURL(join(directory, 'entry-server.js')).href)

type DocumentParts = { page: string; policy: string; head: string; markup: string }

/** Makes one document from index.html. */
export async function fillTemplate({ page, policy, head, markup }: DocumentParts): Promise<string> {
  const template = await readFile(join(directories.project, 'index.html'), 'utf8')
  // The replacements are functions, because $ has a meaning in a replacement string.
  return template
    .replace(/\n\s*/g, '')
    .replace('<!--page-->', () => page)
    .replace('<!--policy-->', () => policy)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => markup)
}

type PrerenderOptions = {
  settings: Settings
  style: string
  script: Rolldown.OutputChunk
  version: string
  /** tokens.css in the colours of the site. */
  tokens?: string
}

export async function prerender(
  { render, pages }: ServerEntry,
  { settings, style, script, version, tokens }: PrerenderOptions,
): Promise<SiteFiles> {
  const { siteUrl, base, enquiryOrigin } = settings
  const client = base + script.fileName
  const inlined = await inlinedHead({ base, pages, client, style, version, enquiryOrigin })
  const site = { url: siteUrl, themeColours: coloursOf('--colour-background', tokens) }
  const documents: SiteFiles = {}
  for (const page of [...pages, NOT_FOUND]) {
    const { head, markup } = render(page, site)
    const path = documentOf(page).replace(/(^|\/)$/, '$1index.html')
    documents[path] = await fillTemplate({
      page,
      markup,
      policy: inlined.policy,
      head: inlined.elements + head,
    })
  }
  return documents
}
