import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite'
import type { Content } from './check/content-types.ts'
import { contentPlugin } from './content-plugin.ts'
import { directories } from './directories.ts'
import type { SiteFiles } from './write-site.ts'

/** Bundles src/entry-client.tsx for browsers, and src/entry-server.tsx into a directory of its own, with the same content. */
export async function bundleSite(content: Content) {
  // Not left to Vite, which would load these modules a second and a third time, and check all pictures again.
  const { default: viteConfig } = await import('../vite.config.ts')
  const plugins = [react(), contentPlugin(async () => content)]
  async function bundle(options: BuildEnvironmentOptions) {
    const config = { ...viteConfig, plugins, configFile: false, logLevel: 'warn' } as const
    const built = await build({ ...config, build: { ...config.build, ...options } })
    return (built as Rolldown.RolldownOutput).output
  }
  const client = await bundle({ write: false })
  const server = { ssr: 'src/entry-server.tsx', ssrEmitAssets: true, outDir: directories.server }
  const [script] = client
  const sheet = client.find(({ fileName }) => /style-[^/]*\.css$/.test(fileName))
  if (sheet?.type !== 'asset') throw new Error('Vite built no style sheet')
  // With noscript.css, which src/document/document-head.tsx links to and the client does not have.
  const assets = (await bundle(server)).filter(({ type }) => type === 'asset')
  const files: SiteFiles = {}
  for (const file of [...client, ...assets]) {
    if (file.fileName !== sheet.fileName)
      files[file.fileName] = file.type === 'asset' ? file.source : file.code
  }
  return { script, style: String(sheet.source).trim(), files }
}
