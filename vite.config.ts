import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './build/content-plugin.ts'
import { devServer } from './build/dev-server.ts'
import { OLDEST_BROWSERS } from './build/oldest-browsers.ts'
import { siteContent } from './build/site-content.ts'
import { DEFAULT_PORT } from './contract/emailjs-api.ts'
import { loadSettings } from './settings/build-settings.ts'

const { base, account, enquiryOrigin } = loadSettings()

export default defineConfig({
  base,
  // build/prerender.ts and build/dev-server.ts fill index.html themselves.
  appType: 'custom',
  publicDir: false,
  // The build reads .env itself, so that every setting is checked in one place.
  envDir: false,
  define: {
    'import.meta.env.EMAILJS_ACCOUNT': JSON.stringify(account),
    'import.meta.env.ENQUIRY_ORIGIN': JSON.stringify(enquiryOrigin) ?? 'undefined',
  },
  plugins: [react(), contentPlugin(async () => (await siteContent()).content), devServer()],
  build: {
    target: OLDEST_BROWSERS,
    // Pictures and EmailJS's client are files of their own.
    assetsInlineLimit: 0,
    // One style sheet, which build/prerender.ts inlines in every document.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // The owner can do nothing about the time that making pictures takes.
      checks: { bundlerTimings: false },
    },
  },
  server: {
    // A host, so that Vite prints one address; loadSettings has read PORT from .env.
    host: '127.0.0.1',
    port: Number(process.env.PORT || DEFAULT_PORT),
    watch: { ignored: ['**/dist/**', '**/var/**'] },
    // As an object: with an address alone Vite replaces the host, and the relay refuses pages of other hosts.
    proxy: process.env.RELAY_ORIGIN ? { '/api': { target: process.env.RELAY_ORIGIN } } : {},
  },
})
