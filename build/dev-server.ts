import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { bootScript } from './boot-script.ts'
import { siteFonts } from './fonts.ts'
import { fillTemplate, readTemplate, type ServerEntry } from './prerender.ts'
import { coloursOf } from './tokens.ts'

/** Renders each document for its request, from the same template, entries and boot script as the build. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      let last: Promise<unknown> = Promise.resolve()
      return () =>
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.match(/text\/html|\*\/\*/)) return next()
          try {
            // One at a time: a request that shares a load begun before a change makes Vite keep the old content.
            const rendered = last.then(() => renderDocument(server, request.url ?? '/'))
            last = rendered.catch(() => undefined)
            const html = await rendered
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(html)
          } catch (error) {
            next(new Error(stripVTControlCharacters(String(error))))
          }
        })
    },
  }
}

async function renderDocument(server: ViteDevServer, url: string): Promise<string> {
  const { base } = server.config
  const { render, pages, NOT_FOUND, documentOf } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as ServerEntry
  const path = new URL(url, 'http://localhost').pathname.slice(1)
  const page = pages.find((known) => documentOf(known) === path) ?? NOT_FOUND
  const origin = server.resolvedUrls?.local[0] ?? `http://localhost:4173${base}`
  const { head, markup } = render(page, { url: origin, themeColours: await coloursOf('--colour-background') })

  const { content } = await server.ssrLoadModule('virtual:content')
  const fonts = await siteFonts(content, base)
  const client = { src: `${base}src/entry-client.tsx`, integrity: '' }
  const boot = await bootScript({ base, pages, client })
  // Vite's own scripts, made apart: in our document it would put the base path before every address once more.
  const vite = await server.transformIndexHtml(url, '')
  const inlined = `<script>${boot}</script><style>${fonts}</style>${styleLinks(server)}`
  return fillTemplate(await readTemplate(), { page, markup, head: vite + inlined + head })
}

/** The style sheets of all components as links: the client would add them only after the first paint. */
function styleLinks({ config, environments }: ViteDevServer): string {
  const sheets = [...environments.ssr.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'))
  return sheets.map((url) => `<link rel="stylesheet" href="${config.base}${url.slice(1)}">`).join('')
}
