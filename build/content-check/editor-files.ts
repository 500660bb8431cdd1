// The files that tell editors and Pages CMS what content/ may hold. They are in git, where both look for them.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { schemaFiles } from './json-schemas.ts'
import { pagesFile } from './pages-cms.ts'

/** Paths in the project, with the text that belongs there. */
export const editorFiles = (): Record<string, string> => ({ '.pages.yml': pagesFile(), ...schemaFiles() })

export async function writeEditorFiles(project: string): Promise<string[]> {
  const stale = await staleEditorFiles(project)
  for (const [path, text] of Object.entries(editorFiles())) {
    await mkdir(dirname(join(project, path)), { recursive: true })
    if (stale.includes(path)) await writeFile(join(project, path), text)
  }
  return stale
}

export async function staleEditorFiles(project: string): Promise<string[]> {
  const files = Object.entries(editorFiles()).map(async ([path, text]) => {
    const kept = await readFile(join(project, path), 'utf8').catch(() => undefined)
    return kept === text ? [] : [path]
  })
  return (await Promise.all(files)).flat()
}
