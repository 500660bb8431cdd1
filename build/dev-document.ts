import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import { readContent } from './content.ts'
import { folders } from './folders.ts'
import { siteFonts } from './site-fonts.ts'

/** While developing there is one document, and React draws everything. */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const { checked } = await readContent(folders)
          const { css } = await siteFonts(checked, server.config.base)
          const html = await server.transformIndexHtml(request.url ?? '/', pageWith(css))
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        } catch (error) {
          next(new Error(stripVTControlCharacters(String(error))))
        }
      })
    },
  }
}

const pageWith = (fonts: string) => `<!doctype html>
<html lang="en" data-page="/home" data-fonts>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ayurvedic Wellness</title>
<style>${fonts}</style>
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/main.tsx"></script>
</body>
</html>`
