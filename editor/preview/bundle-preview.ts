// Bundles the site's components as one function of the content, so that no module keeps old words and no Vite server runs.
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Content } from '#schema/index.ts'
import type { Settings } from '#settings/build-settings.ts'
import { viteConfig } from '../../build/vite-config.ts'

/** The exports of entry-preview.tsx. */
type PreviewEntry = {
  pages: readonly string[]
  render: (page: string, note?: 'sent' | 'failed') => { title: string; markup: string }
}

export type PreviewBundle = {
  entryWith: (content: Content) => PreviewEntry
  style: string
  /** The files that the style sheet names. */
  files: Readonly<Record<string, string | Uint8Array>>
}

/** The name of the parameter in the bundle. */
const CONTENT = 'PREVIEW_CONTENT'

export async function bundlePreview(settings: Settings, base: string): Promise<PreviewBundle> {
  const config = viteConfig({ ...settings, base }, async () => {
    throw new Error('The preview is given its content when it renders.')
  })
  const built = await build({
    ...config,
    // Our plugin is the first, so that its virtual module is the one that is found.
    plugins: [contentParameter, ...config.plugins],
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      ssr: true,
      ssrEmitAssets: true,
      minify: false,
      rolldownOptions: {
        ...config.build.rolldownOptions,
        input: 'editor/preview/entry-preview.tsx',
        output: { format: 'cjs' },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const [script] = output
  const assets = output.filter((file) => file.type === 'asset')
  const sheet = assets.find(({ fileName }) => /style-[^/]*\.css$/.test(fileName))
  if (!sheet) throw new Error('Vite built no style sheet')
  const run = compileFunction(script.code, ['require', 'exports', CONTENT])
  const require = createRequire(import.meta.url)
  return {
    entryWith(content) {
      const entry = {}
      run(require, entry, content)
      return entry as PreviewEntry
    },
    style: String(sheet.source).trim(),
    files: Object.fromEntries(
      assets.filter((file) => file !== sheet).map((file) => [file.fileName, file.source]),
    ),
  }
}

const contentParameter: Plugin = {
  name: 'content-parameter',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:content' ? `\0${CONTENT}` : undefined),
  load: (id) => (id === `\0${CONTENT}` ? `export const content = ${CONTENT}` : undefined),
}
