import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Content } from '#schema/index.ts'
import type { Settings } from '#settings/build-settings.ts'
import { createAssets } from './assets.ts'
import { contentPlugin } from './content-plugin.ts'
import { devServer } from './dev-server.ts'
import { type Directories, directories as ownDirectories } from './directories.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'
import { siteContent } from './site-content.ts'

/** The options that the build and the development server share. */
export const viteConfig = (
  { base, account, enquiryOrigin }: Settings,
  loadContent: () => Promise<Content>,
) => ({
  // There is no vite.config.ts: settings/build-settings.ts checks the environment, and this module makes options of it.
  configFile: false as const,
  envDir: false as const,
  base,
  // build/prerender.ts and build/dev-server.ts fill index.html themselves.
  appType: 'custom' as const,
  publicDir: false as const,
  define: {
    'import.meta.env.EMAILJS_ACCOUNT': JSON.stringify(account),
    'import.meta.env.ENQUIRY_ORIGIN': JSON.stringify(enquiryOrigin) ?? 'undefined',
  },
  plugins: [react(), contentPlugin(loadContent)],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: OLDEST_BROWSERS,
    // Pictures and EmailJS's client are files of their own.
    assetsInlineLimit: 0,
    // There is one style sheet, which build/prerender.ts inlines in every document.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // src/boot/ calls what it exports.
      preserveEntrySignatures: 'strict' as const,
      // Vite would warn of slow plugins, but the owner can do nothing about the time that pictures take.
      checks: { bundlerTimings: false },
    },
  },
})

/** Vite's own names also contain a line number, which would add 200 bytes to each compressed document. */
function scopedName(name: string, file: string) {
  const path = relative(ownDirectories.project, file)
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

type DevServerOptions = {
  port: number
  /** The origin of the relay, to which the pages send enquiries. */
  relay: string
  directories?: Directories
}

/** The options for the site with hot reload, which `npm run dev` serves. */
export function devServerConfig(
  settings: Settings,
  { port, relay, directories = ownDirectories }: DevServerOptions,
): InlineConfig {
  const assets = createAssets(directories.cache)
  const config = viteConfig(settings, async () => (await siteContent(assets, directories)).content)
  return {
    ...config,
    root: ownDirectories.project,
    plugins: [...config.plugins, devServer(assets, directories)],
    server: {
      // Given a host, Vite prints one address only.
      host: '127.0.0.1',
      port,
      watch: { ignored: ['**/dist/**', '**/var/**'] },
      // Given only an address, Vite would replace the request's Host, and the relay refuses pages of other hosts.
      proxy: { '/api': { target: relay } },
    },
  }
}
