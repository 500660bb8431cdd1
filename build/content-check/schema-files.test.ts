import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directories } from '../directories.ts'
import { fileNames, pathOf } from './content-files.ts'
import { schemaFiles } from './schema-files.ts'

test('.pages.yml and the schemas for code editors are those of the check', async () => {
  const hint = 'run npm run content -- --schemas and commit what it wrote'
  for (const [path, text] of Object.entries(schemaFiles())) {
    expect(await readFile(join(directories.project, path), 'utf8'), hint).toBe(text)
  }
  expect(await readdir(join(directories.project, 'content/schemas'))).toHaveLength(fileNames.length)
})

test('code editors check every content file with its own schema', async () => {
  const settings = JSON.parse(await readFile(join(directories.project, '.vscode/settings.json'), 'utf8'))
  const expected = fileNames.map(pathOf).map((file) => {
    return [file.replace('content/', 'content/schemas/').replace('.yaml', '.json'), file]
  })
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected))
})
