import type { Plugin } from 'vite'

/**
 * Vite wraps every late import in a helper that fetches the style of the chunk first. Here no chunk has a style of its
 * own that way, and the helper would be a tenth of the site's own script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}
