import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directories } from '../directories.ts'
import { jsonSchemas } from './json-schemas.ts'
import { pagesFile } from './pages-cms.ts'

const files = Object.entries(jsonSchemas).map(([name, text]) => [`content/schemas/${name}`, text])

test.each([['.pages.yml', pagesFile()], ...files])(
  '%s has the fields of the check: npm run unit -- editor-schemas -u writes it',
  async (path, text) => {
    await expect(text).toMatchFileSnapshot(join(directories.project, path))
  },
)
