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
  writeStamp(project, {}, startedAt)
  // The clock of a file system is coarse: wait until files written now are newer than the build.
  await vi.waitFor(() => {
    writeFileSync(path('clock'), '')
    expect(statSync(path('clock')).ctimeMs).toBeGreaterThan(startedAt.getTime())
  })
})

test('does not build when only other files and settings have changed', () => {
  writeFileSync(path('README.md'), 'text')
  expect(isStale(project, { PORT: '8080', SITE_FOLDER: 'dist/site' })).toBe(false)
})

test.each<[string, () => void]>([
  ['there is no build', () => rmSync(path('dist'), { recursive: true })],
  ['a file has changed', () => writeFileSync(path('src/pages/home.tsx'), 'new')],
  ['a copied file has an old modification time', () => utimesSync(path('src/pages/home.tsx'), 1, 1)],
  ['a file was renamed', () => renameSync(path('src/pages/home.tsx'), path('src/pages/start.tsx'))],
  ['.env has changed', () => writeFileSync(path('.env'), 'SITE_URL=https://example.com')],
])('builds when %s', (_case, change) => {
  change()
  expect(isStale(project, {})).toBe(true)
})

test('builds when a setting has changed', () => {
  expect(isStale(project, { SITE_URL: 'https://nila.test' })).toBe(true)
})

test('builds for the tests beside a site that is served', () => {
  expect(isStale(project, {})).toBe(false)
  expect(isStale(project, {}, '.cache/tested')).toBe(true)
})
