import { basename, extname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { NOT_FOUND, pageOf } from '#app/page-address.ts'
import type { Content } from '#schema/index.ts'
import type { Assets } from './assets.ts'
import { bootScript } from './bundle-boot-script.ts'
import { paletteStyle, tokensWith } from './colours.ts'
import { CONTENT_ID } from './content-plugin.ts'
import { type Directories, isOwnersFile } from './directories.ts'
import { makeFonts } from './fonts/make-fonts.ts'
import { kolamBackground, scalableIcon } from './pictures/brand-drawings.ts'
import { positionStyle } from './pictures/position-style.ts'
import { fillTemplate, type ServerEntry } from './prerender.ts'
import { coloursOf } from './read-colours.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Renders each document for its request, from the same template, entries and boot script as the build. */
export function devServer(assets: Assets, directories: Directories): Plugin {
  return {
    name: 'dev-server',
    configureServer(server) {
      server.watcher.add([directories.content, directories.art])
      server.watcher.on('all', (_event, path) => {
        if (isOwnersFile(path, directories)) server.ws.send({ type: 'full-reload' })
      })
      /** Makes the icon, a picture or a font when it is requested. */
      const madeFile = (path: string) =>
        path === '/icon.svg' ? scalableIcon(directories.art) : assets.read(basename(path))
      let last: Promise<unknown> = Promise.resolve()
      /** Renders one document at a time, so that the content is not loaded twice at once. */
      function renderNext(url: string) {
        const rendered = last.then(() => renderDocument(server, { assets, art: directories.art }, url))
        last = rendered.catch(() => undefined)
        return rendered
      }
      // Vite calls the returned function after its own middleware, so this serves what Vite does not.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          try {
            const file = await madeFile(pathname)
            if (!file && !request.headers.accept?.match(/text\/html|\*\/\*/)) return next()
            const type = file ? TYPES[extname(pathname)] : undefined
            response.setHeader('content-type', type ?? 'text/html; charset=utf-8')
            response.end(file ?? (await renderNext(pathname)))
          } catch (error) {
            next(new Error(stripVTControlCharacters(String(error))))
          }
        })
    },
  }
}

type Pictures = { assets: Assets; art: string }

async function renderDocument(
  server: ViteDevServer,
  { assets, art }: Pictures,
  path: string,
): Promise<string> {
  const { base } = server.config
  const { moduleGraph } = server.environments.ssr
  const before = moduleGraph.getModuleById(CONTENT_ID)
  if (before) moduleGraph.invalidateModule(before)
  const { render, pages } = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
  const page = pageOf({ hash: '', pathname: path }, { base: '/', pages }) ?? NOT_FOUND
  const origin = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}${base}`
  const { content } = (await server.ssrLoadModule('virtual:content')) as { content: Content }
  const tokens = tokensWith(content.colours)
  const themeColours = coloursOf('--colour-background', tokens)
  const { head, markup } = render(page, { url: origin, themeColours })

  const client = `${base}src/entry-client.tsx`
  const [fonts, background, boot, vite] = await Promise.all([
    makeFonts(content, base, assets),
    kolamBackground(base, art, assets, tokens),
    bootScript({ base, pages, client }),
    // Vite's own scripts are made for an empty document: in ours it would put the base path before every address again.
    server.transformIndexHtml(path, ''),
  ])
  // The content may change before the script asks for it; then React's first render would differ from the document.
  const module = `data:text/javascript,${encodeURIComponent(`export const content = ${JSON.stringify(content)}`)}`
  const imports = { [`${base}@id/__x00__virtual:content`]: module }
  const importMap = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const inlined = `<script>${boot}</script><style>${fonts}${background}</style>${styleLinks(server)}<style>${paletteStyle(content.colours)}${positionStyle(content)}</style>`
  return fillTemplate({ page, markup, policy: '', head: importMap + vite + inlined + head })
}

/** Links the style sheets of all components, because the client would add them only after the first paint. */
function styleLinks({ config, environments }: ViteDevServer): string {
  const sheets = [...environments.ssr.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'))
  return sheets.map((url) => `<link rel="stylesheet" href="${config.base}${url.slice(1)}">`).join('')
}
