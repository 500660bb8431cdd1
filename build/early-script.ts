import { build, type Rolldown } from 'vite'

type Known = { documents: Record<string, string>; base: string }

/** src/early.ts as one line of text, to be inlined in every document. */
export async function earlyScript({ documents, base }: Known): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      DOCUMENTS: JSON.stringify(documents),
      BASE: JSON.stringify(base),
    },
    build: {
      write: false,
      target: ['chrome119', 'firefox119', 'safari17'],
      modulePreload: false,
      rolldownOptions: { input: 'src/early.ts', output: { format: 'iife' } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
