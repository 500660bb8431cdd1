import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'

/** While developing there is one document, and React draws everything. */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const html = await server.transformIndexHtml(request.url ?? '/', page)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(html)
        } catch (error) {
          next(new Error(stripVTControlCharacters(String(error))))
        }
      })
    },
  }
}

const page = `<!doctype html>
<html lang="en" data-page="/home">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ayurvedic Wellness</title>
</head>
<body>
<div id="root"></div>
<script type="module" src="/src/main.tsx"></script>
</body>
</html>`
