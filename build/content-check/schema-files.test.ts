import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directories } from '../directories.ts'
import { fileNames } from './content-files.ts'
import { schemaFiles } from './schema-files.ts'

test('.pages.yml and the schemas for code editors are those of the check', async () => {
  const hint = 'run npm run content -- --schemas and commit what it wrote'
  for (const [path, text] of Object.entries(schemaFiles())) {
    expect(await readFile(join(directories.project, path), 'utf8'), hint).toBe(text)
  }
  expect(await readdir(join(directories.project, 'content/schemas'))).toHaveLength(fileNames.length)
})
