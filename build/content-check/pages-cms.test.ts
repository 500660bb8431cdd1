import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directories } from '../directories.ts'
import { pagesFile } from './pages-cms.ts'

test('.pages.yml has the fields of the check: npm run unit -- pages-cms -u writes it', async () => {
  await expect(pagesFile()).toMatchFileSnapshot(join(directories.project, '.pages.yml'))
})
