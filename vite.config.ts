import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './build/class-names.ts'
import { contentPlugin } from './build/content-plugin.ts'
import { devDocument } from './build/dev-document.ts'
import { folders } from './build/folders.ts'
import { plainImports } from './build/plain-imports.ts'
import { shortProperties } from './build/property-names.ts'
import { loadSettings } from './build/settings.ts'
import { terseScript } from './build/terse-script.ts'

/**
 * What React looks for when it starts. Every browser that we build for has, or has not, all of these, so the code for
 * the others is left out: developer tools, a sign of loading that we do not use, and stand-ins for what is there.
 */
const knownOfBrowsers = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  navigation: 'undefined',
  setImmediate: 'undefined',
  'typeof reportError': '"function"',
  'typeof setTimeout': '"function"',
  'typeof clearTimeout': '"function"',
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof HashChangeEvent': '"function"',
  'typeof process': '"undefined"',
  'typeof IntersectionObserver': '"function"',
}

export default defineConfig(({ command }) => ({
  base: loadSettings().base,
  appType: 'custom',
  publicDir: folders.publicFiles,
  envPrefix: ['EMAILJS_', 'ENQUIRY_'],
  // The build reads .env itself, so that every setting is checked in one place.
  envDir: false,
  plugins: [command === 'serve' && react(), contentPlugin(), devDocument(), plainImports(), terseScript()],
  define: command === 'build' ? knownOfBrowsers : {},
  // React has had this hook itself since 18; wouter still asks for the stand-in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // React's plugin is for developing; a build needs only its JSX. Plain calls of createElement make a smaller script
  // than the calls into the runtime module.
  ...(command === 'build' && {
    oxc: {
      jsx: { runtime: 'classic', pragma: '_h', pragmaFrag: '_F' },
      jsxInject: `import { h as _h, F as _F } from '${folders.project}src/h.ts'`,
    },
  }),
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames() : '[name]-[local]',
    },
    // Features.LightDark and VendorPrefixes: nothing here uses light-dark(), whose stand-in would travel in every
    // document, and the few prefixes that are still needed stand in the sources.
    lightningcss: { exclude: 1_048_576 + 262_144 },
    postcss: { plugins: command === 'build' ? [shortProperties()] : [] },
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
    // build/terse-script.ts does it better.
    minify: false,
    cssMinify: 'lightningcss',
    rollupOptions: {
      input: 'src/main.tsx',
      // They would stand above the lines that the owner needs, who can do nothing about either: a “use client” in a
      // library that only servers heed, and the seconds that build/terse-script.ts takes on purpose.
      checks: { moduleLevelDirective: false, bundlerTimings: false },
    },
  },
  server: { proxy: process.env.RELAY_ORIGIN ? { '/api': process.env.RELAY_ORIGIN } : {} },
}))
