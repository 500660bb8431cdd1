import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { folders } from '../folders.ts'
import { editorFiles, staleEditorFiles } from './editor-files.ts'

const SAME = 'run npm run content -- --schemas and commit what it wrote'

test('the schemas for editors and .pages.yml are those of the check', async () => {
  expect(await staleEditorFiles(folders.project), SAME).toEqual([])
})

test('no schema is left behind by a content file that is gone', async () => {
  const kept = await readdir(join(folders.project, 'content', 'schemas'))
  const wanted = Object.keys(editorFiles()).filter((path) => path.startsWith('content/schemas/'))
  expect(kept.map((file) => `content/schemas/${file}`).sort()).toEqual(wanted.sort())
})

type Field = { name: string; list?: object; fields?: Field[] }
type Pages = { media: { input: string }; content: { path: string; fields: Field[] }[] }

const pages = async (): Promise<Pages> => parse(await readFile(join(folders.project, '.pages.yml'), 'utf8'))

test('Pages CMS offers exactly the fields and lists of content/', async () => {
  const { content, media } = await pages()
  expect(media.input).toBe('art')
  const files = (await readdir(folders.content)).filter((file) => file.endsWith('.yaml'))
  expect(content.map(({ path }) => path).sort()).toEqual(files.map((file) => `content/${file}`).sort())
  for (const { path, fields } of content) {
    const written = parse(await readFile(join(folders.project, path), 'utf8'))
    expect(namesOfFields(fields), path).toEqual([...new Set(namesIn(written))].sort())
  }
})

// Pages CMS removes this line when it saves a file; .vscode/settings.json has the same information.
test('a content file that names a schema names its own', async () => {
  const files = (await readdir(folders.content)).filter((file) => file.endsWith('.yaml'))
  for (const file of files) {
    const [first] = (await readFile(join(folders.content, file), 'utf8')).split('\n')
    if (first?.includes('$schema'))
      expect(first).toBe(`# yaml-language-server: $schema=schemas/${file.replace('.yaml', '.json')}`)
  }
})

/** Dotted names, with [] where a list stands. */
function namesOfFields(fields: readonly Field[], before = ''): string[] {
  return fields
    .flatMap(({ name, list, fields: inner }) => {
      const path = `${before}${name}${list ? '[]' : ''}`
      return inner ? namesOfFields(inner, `${path}.`) : [path]
    })
    .sort()
}

function namesIn(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, `${before}[]`))
  if (typeof value !== 'object' || value === null) return [before]
  return Object.entries(value).flatMap(([key, item]) => namesIn(item, before ? `${before}.${key}` : key))
}
