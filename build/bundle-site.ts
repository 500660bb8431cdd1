import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite'
import type { Content } from '#schema/index.ts'
import type { Settings } from '#settings/build-settings.ts'
import { viteConfig } from './vite-config.ts'
import type { SiteFiles } from './write-site.ts'

type BundleOptions = {
  settings: Settings
  content: Content
  /** The bundle of src/entry-server.tsx is written to this directory. */
  serverDirectory: string
}

/** Bundles src/entry-client.tsx for browsers, and src/entry-server.tsx with the same content for prerendering. */
export async function bundleSite({ settings, content, serverDirectory }: BundleOptions) {
  const config = viteConfig(settings, async () => content)
  async function bundle(options: BuildEnvironmentOptions) {
    const built = await build({
      ...config,
      logLevel: 'warn',
      build: { ...config.build, ...options },
      // The bundle is written to a directory without node_modules/, so packages are part of it.
      ssr: { noExternal: true },
    })
    return (built as Rolldown.RolldownOutput).output
  }
  const client = await bundle({ write: false })
  const server = { ssr: 'src/entry-server.tsx', ssrEmitAssets: true, outDir: serverDirectory }
  const [script] = client
  const sheet = client.find(({ fileName }) => /style-[^/]*\.css$/.test(fileName))
  if (sheet?.type !== 'asset') throw new Error('Vite built no style sheet')
  // The server's bundle also emits noscript.css, which src/document/document-head.tsx links to and the client does not have.
  const assets = (await bundle(server)).filter(({ type }) => type === 'asset')
  const files: SiteFiles = {}
  for (const file of [...client, ...assets]) {
    if (file.fileName !== sheet.fileName)
      files[file.fileName] = file.type === 'asset' ? file.source : file.code
  }
  return { script, style: String(sheet.source).trim(), files }
}
