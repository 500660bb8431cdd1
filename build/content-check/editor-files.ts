// The files that tell editors and Pages CMS what content/ may hold. They are in git, where both look for them.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaFiles } from './json-schemas.ts'
import { pagesFile } from './pages-cms.ts'

/** The files that differ from the schemas: paths in the project, with the text that belongs there. */
export async function staleEditorFiles(project: string): Promise<Record<string, string>> {
  const files = { '.pages.yml': pagesFile(), ...schemaFiles() }
  const kept = (path: string) => readFile(join(project, path), 'utf8').catch(() => undefined)
  const stale = Object.entries(files).map(async ([path, text]) =>
    (await kept(path)) === text ? [] : [[path, text] as const],
  )
  return Object.fromEntries((await Promise.all(stale)).flat())
}

export async function writeEditorFiles(project: string): Promise<string[]> {
  const stale = await staleEditorFiles(project)
  for (const [path, text] of Object.entries(stale)) await writeFile(join(project, path), text)
  return Object.keys(stale)
}
