// Bundles the relay with its packages for plain `node`: one file starts in half the time that 370 files need.
import { build } from 'vite'

export async function buildRelay(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: 'relay/main.ts', start: 'relay/start-relay.ts', inbox: 'relay/inbox-command.ts' },
      },
    },
    ssr: { noExternal: true },
  })
}
