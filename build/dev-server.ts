import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { documentOf, NOT_FOUND } from '#app/page-address.ts'
import { bootScript } from './boot-script.ts'
import { CONTENT_ID } from './content-plugin.ts'
import { directories, isOwnersFile } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { makeIcons } from './pictures/icons.ts'
import { fillTemplate, readTemplate, type ServerEntry } from './prerender.ts'
import { coloursOf } from './read-colours.ts'

/** Renders each document for its request, from the same template, entries and boot script as the build. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    config: () => ({ publicDir: false }),
    async configureServer(server) {
      // The check of the content says what is wrong with a drawing.
      const updateIcons = () => makeIcons().catch(() => undefined)
      await updateIcons()
      server.middlewares.use(server.config.base, serveGeneratedFile)
      server.watcher.add([directories.content, directories.art])
      server.watcher.on('all', async (_event, path) => {
        if (!isOwnersFile(path)) return
        if (path.endsWith('icon.svg')) await updateIcons()
        server.ws.send({ type: 'full-reload' })
      })
      let last: Promise<unknown> = Promise.resolve()
      return () =>
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.match(/text\/html|\*\/\*/)) return next()
          try {
            // One at a time, so that no load of the content runs when the next begins.
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

/**
 * Pictures, fonts and icons, by their paths in the file system. As its public directory Vite would miss a picture that
 * is requested right after it is made: it serves only the files that its watcher has seen.
 */
function serveGeneratedFile(request: IncomingMessage, _response: ServerResponse, next: () => void) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(directories.publicFiles, pathname)
  if (extname(file) && existsSync(file)) request.url = `/@fs/${file}`
  next()
}

async function renderDocument(server: ViteDevServer, url: string): Promise<string> {
  const { base } = server.config
  const { moduleGraph } = server.environments.ssr
  const before = moduleGraph.getModuleById(CONTENT_ID)
  if (before) moduleGraph.invalidateModule(before)
  const { render, pages } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
  const path = new URL(url, 'http://localhost').pathname.slice(1)
  const page = pages.find((known) => documentOf(known) === path) ?? NOT_FOUND
  const origin = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}${base}`
  const { head, markup } = render(page, { url: origin, themeColours: await coloursOf('--colour-background') })

  const { content } = await server.ssrLoadModule('virtual:content')
  const client = { src: `${base}src/entry-client.tsx`, integrity: '' }
  const [fonts, boot, vite] = await Promise.all([
    makeFonts(content, base),
    bootScript({ base, pages, client }),
    // Vite's own scripts, made apart: in our document it would put the base path before every address once more.
    server.transformIndexHtml(url, ''),
  ])
  // The content may change before the script asks for it; then React's first render would differ from the document.
  const module = `data:text/javascript,${encodeURIComponent(`export const content = ${JSON.stringify(content)}`)}`
  const imports = { [`${base}@id/__x00__virtual:content`]: module }
  const importMap = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const inlined = `<script>${boot}</script><style>${fonts}</style>${styleLinks(server)}`
  return fillTemplate(await readTemplate(), { page, markup, head: importMap + vite + inlined + head })
}

/** The style sheets of all components as links: the client would add them only after the first paint. */
function styleLinks({ config, environments }: ViteDevServer): string {
  const sheets = [...environments.ssr.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'))
  return sheets.map((url) => `<link rel="stylesheet" href="${config.base}${url.slice(1)}">`).join('')
}
