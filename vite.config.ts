import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './build/content-plugin.ts'
import { devDocument } from './build/dev-document.ts'
import { folders } from './build/folders.ts'
import { readSettings } from './build/settings.ts'

export default defineConfig(({ command }) => ({
  base: readSettings(process.env).base,
  appType: 'custom',
  publicDir: folders.publicFiles,
  envPrefix: 'EMAILJS_',
  plugins: [react(), contentPlugin(), devDocument()],
  // React has had this hook itself since 18; wouter still asks for the stand-in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: {
    modules: {
      // Short in the page, where every class is in the first flight of packets; readable while developing.
      generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]-[local]',
    },
  },
  build: {
    // Matches `browserslist` in package.json: the last three years.
    target: ['chrome119', 'firefox119', 'safari17'],
    outDir: folders.site,
    emptyOutDir: true,
    manifest: true,
    // Masks are part of the style; pictures are files of their own.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Two kB less in the page than the default: the budget for script is tight, and a build has time.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true },
    },
    rollupOptions: { input: 'src/main.tsx' },
  },
  server: { proxy: process.env.RELAY_ORIGIN ? { '/api': process.env.RELAY_ORIGIN } : {} },
}))
