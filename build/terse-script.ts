import { createHash } from 'node:crypto'
import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'

/** Tried one by one: each is smaller in brotli than its opposite. */
const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 3,
    pure_getters: true,
    keep_fargs: false,
    unsafe_arrows: true,
    loops: false,
    negate_iife: false,
    reduce_funcs: false,
  },
  // A function in brackets is compiled while the script arrives, and not in one long task when it is called: React is
  // one such function.
  format: { wrap_func_args: true },
}

/** Some kB less in the page than Vite's own way: the budget for script is tight, and a build has time. */
export function terseScript(): Plugin {
  return {
    name: 'terse-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    // Last, because a chunk that is changed earlier is printed once more, with all its white space.
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, options)
        chunk.code = code ?? chunk.code
      }
    },
    // The name of a file tells its content, which browsers keep for ever: what is done here must change it too.
    augmentChunkHash: () => createHash('sha256').update(JSON.stringify(options)).digest('hex'),
  }
}
