// Bundles the relay for plain `node`: our own code goes in, packages stay where npm put them.
import { build } from 'vite'

export async function buildRelay(outDir = 'dist/relay'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: { main: 'relay/main.ts', inbox: 'relay/inbox.ts' } },
    },
    ssr: { external: true },
  })
}
