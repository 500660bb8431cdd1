// Writes one complete document for every page in the route table, and one for every address it does not know.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Checked } from '#content/schema.ts'
import { documentOf, type Script } from './document.ts'
import { folders } from './folders.ts'
import { digestOf } from './headers.ts'
import type { Settings } from './settings.ts'
import { structuredData } from './structured-data.ts'

/** What src/render.tsx exports, once Vite has made it a program for Node. */
type Renderer = {
  render: (page: string) => string
  sprite: () => string
  footer: () => string
  routes: readonly { path: string; document: string; label: string }[]
  NOT_FOUND: string
}

export type Inputs = {
  checked: Checked
  settings: Settings
  style: string
  early: string
  script: Script
}

export const loadRenderer = (): Promise<Renderer> =>
  import(pathToFileURL(join(folders.renderer, 'render.js')).href)

type Head = { title: string; description: string }

export async function prerender({ checked, settings, style, early, script }: Inputs): Promise<void> {
  const { render, sprite, footer, routes, NOT_FOUND } = await loadRenderer()
  const { base } = settings
  const heads: Record<string, Head> = {
    '/home': checked.home,
    '/about': checked.about,
    '/services': checked.services,
    '/contact': checked.contact,
  }
  const shared = {
    ...{ style, early, script, base },
    sprite: sprite(),
    footer: footer(),
    siteName: checked.practice.name,
  }
  const [home] = routes
  for (const route of routes) {
    const head = heads[route.path] ?? checked.notFound
    const markup = render(route.path)
    const html = documentOf({
      ...shared,
      page: route.path,
      title: head.title,
      description: head.description,
      markup,
      preload: picturePreload(markup),
      canonical: settings.siteUrl + route.document,
      preview: `${settings.siteUrl}previews/${route.path.slice(1)}.png`,
      structuredData: home && structuredData(checked, settings.siteUrl, home, route),
      hidden: false,
    })
    await put(join(route.document, 'index.html'), html)
  }
  await put(
    '404.html',
    documentOf({
      ...shared,
      page: NOT_FOUND,
      title: checked.notFound.title,
      description: checked.notFound.description,
      markup: render(NOT_FOUND),
      preload: [],
      canonical: undefined,
      preview: undefined,
      structuredData: undefined,
      hidden: true,
    }),
  )
}

async function put(file: string, text: string) {
  const path = join(folders.site, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** The one picture that is wanted at once is asked for before the browser has read down to it. */
function picturePreload(markup: string): string[] {
  const picture = /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/.exec(markup)?.[0]
  const source =
    picture && /<source type="image\/avif"(?! media)[^>]*srcSet="([^"]+)" sizes="([^"]+)"/.exec(picture)
  if (!source) return []
  const [, srcSet, sizes] = source
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`,
  ]
}

/** The style of the whole site, which is small enough to come with every document, and the script that follows. */
export async function styleAndScript(base: string): Promise<{ style: string; script: Script }> {
  // The renderer knows every component; the script does without those that only documents hold.
  const { css } = await entryOf(folders.renderer, 'src/render.tsx')
  const { file, css: unused } = await entryOf(folders.site, 'src/main.tsx')
  const sheets = await Promise.all(css.map((sheet) => readFile(join(folders.renderer, sheet), 'utf8')))
  await Promise.all(unused.map((sheet) => rm(join(folders.site, sheet))))
  const integrity = digestOf(await readFile(join(folders.site, file)))
  return { style: sheets.join('').trim(), script: { src: base + file, integrity } }
}

async function entryOf(folder: string, source: string): Promise<{ file: string; css: string[] }> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  return manifest[source]
}
