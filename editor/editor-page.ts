// The editor's page, bundled in memory: nothing of it is in dist/, and its policy can be stricter than that of a
// page of the development server.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

export type PageFile = { content: string | Uint8Array; type: string }

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
}

export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';')

export async function buildEditorPage(project: string): Promise<Map<string, PageFile>> {
  const result = (await build({
    configFile: false,
    root: project,
    base: '/edit/',
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: 'editor/page/main.tsx' },
    },
  })) as Rolldown.RolldownOutput
  const files = result.output.map((file): [string, PageFile] => [
    file.fileName,
    {
      content: file.type === 'chunk' ? file.code : file.source,
      type: TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    },
  ])
  const named = (ending: string) => files.find(([name]) => name.endsWith(ending))?.[0]
  return new Map([
    ...files,
    ['icon.svg', { content: await readFile(join(project, 'art', 'favicon.svg')), type: 'image/svg+xml' }],
    ['', { content: documentWith(named('.js'), named('.css')), type: 'text/html; charset=utf-8' }],
  ])
}

const documentWith = (script?: string, style?: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Editor</title>
    <link rel="icon" href="/edit/icon.svg" />
    <link rel="stylesheet" href="/edit/${style}" />
    <script type="module" src="/edit/${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
