import { build, type Rolldown } from 'vite'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

type BootOptions = {
  base: string
  pages: readonly string[]
  client: { src: string; integrity: string }
}

/** src/boot.ts as text, to be inlined in every document. */
export async function bootScript({ base, pages, client }: BootOptions): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: {
      BASE: JSON.stringify(base),
      PAGES: JSON.stringify(pages),
      CLIENT: JSON.stringify(client),
    },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
