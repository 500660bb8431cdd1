import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { isStale, writeStamp } from './build-if-stale.ts'

const MINUTE_MS = 60_000

test('a build is stale after a change of a source or a setting', async () => {
  const project = await temporaryDirectory()
  const dist = join(project, 'dist')
  await writeFiles(project, { 'src/pages/home.tsx': 'home', 'dist/site/index.html': 'home' })
  expect(isStale(dist, project), 'without a stamp').toBe(true)

  writeStamp(dist, new Date(Date.now() + MINUTE_MS))
  expect(isStale(dist, project), 'begun after the last change').toBe(false)
  vi.stubEnv('SITE_URL', 'https://nila.test')
  expect(isStale(dist, project), 'with another setting').toBe(true)
  vi.unstubAllEnvs()

  writeStamp(dist, new Date(Date.now() - MINUTE_MS))
  // A picture that is copied over another keeps its old modification time.
  utimesSync(join(project, 'src/pages/home.tsx'), 1, 1)
  expect(isStale(dist, project), 'begun before the last change').toBe(true)
})
