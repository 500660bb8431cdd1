import { build, type Rolldown } from 'vite'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

export type BootOptions = {
  base: string
  pages: readonly string[]
  /** The address of the bundle of src/entry-client.tsx. */
  client: string
}

/** Bundles src/boot/ as text, to be inlined in every document. */
export async function bootScript({ base, pages, client }: BootOptions): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    base,
    logLevel: 'error',
    define: {
      PAGES: JSON.stringify(pages),
      CLIENT: JSON.stringify(client),
    },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      // It is built as a library, so that Vite adds no code of its own around the import of the client.
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
      rolldownOptions: { external: [client] },
    },
  })) as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
