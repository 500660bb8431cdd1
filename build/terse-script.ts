import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Some kB less in the page than Vite's own way: the budget for script is tight, and a build has time. */
export function terseScript(): Plugin {
  return {
    name: 'terse-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Last, because a chunk that is changed earlier is printed once more, with all its white space.
    async generateBundle(_, bundle) {
      const compress = { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress })
        chunk.code = code ?? chunk.code
      }
    },
  }
}
