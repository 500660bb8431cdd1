import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { isStale, writeStamp } from './build-if-stale.ts'

let project: string
const path = (name: string) => join(project, name)

beforeEach(async () => {
  project = await temporaryDirectory()
  await writeFiles(project, { 'src/pages/home.tsx': 'home', 'dist/site/index.html': 'home' })
  const startedAt = new Date()
  writeStamp(path('dist'), startedAt, project)
  // The clock of a file system is coarse: wait until files written now are newer than the build.
  await vi.waitFor(() => {
    writeFileSync(path('clock'), '')
    expect(statSync(path('clock')).ctimeMs).toBeGreaterThan(startedAt.getTime())
  })
  return () => vi.unstubAllEnvs()
})

test.each<[string, boolean, () => void]>([
  ['another file has changed', false, () => writeFileSync(path('README.md'), 'text')],
  ['a setting of the server has changed', false, () => vi.stubEnv('PORT', '8080')],
  ['there is no build', true, () => rmSync(path('dist'), { recursive: true })],
  ['a file has changed', true, () => writeFileSync(path('src/pages/home.tsx'), 'new')],
  ['a copied file has an old modification time', true, () => utimesSync(path('src/pages/home.tsx'), 1, 1)],
  ['a file was renamed', true, () => renameSync(path('src/pages/home.tsx'), path('src/pages/start.tsx'))],
  ['.env has changed', true, () => writeFileSync(path('.env'), 'SITE_URL=https://example.com')],
  ['a setting of the build has changed', true, () => vi.stubEnv('SITE_URL', 'https://nila.test')],
])('when %s, a build is stale: %s', (_case, expected, change) => {
  change()
  expect(isStale(path('dist'), project)).toBe(expected)
})
