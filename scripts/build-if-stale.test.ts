import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { isStale, writeStamp } from './build-if-stale.ts'

const MINUTE_MS = 60_000

test('a build is stale after a change of a source or a setting', async () => {
  await using project = await createFixture({ 'src/pages/home.tsx': 'home' })
  const [stamp, source] = [project.getPath('.built'), project.getPath('src')]
  const isBuildStale = (settings = '{}') => isStale(stamp, settings, [source])
  expect(isBuildStale(), 'without a build').toBe(true)

  writeStamp(stamp, '{}', new Date(Date.now() + MINUTE_MS))
  expect(isBuildStale(), 'begun after the last change').toBe(false)
  expect(isBuildStale('{"base":"/name/"}'), 'with another setting').toBe(true)

  writeStamp(stamp, '{}', new Date(Date.now() - MINUTE_MS))
  // A picture that is copied over another keeps its old modification time.
  utimesSync(join(source, 'pages/home.tsx'), 1, 1)
  expect(isBuildStale(), 'begun before the last change').toBe(true)
})
