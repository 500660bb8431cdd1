import { spawnSync } from 'node:child_process'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { lockBuild } from './lock-build.ts'

test('a second build is refused while the first runs, and no later', async () => {
  const dist = await temporaryDirectory()
  const file = join(dist, '.building')
  lockBuild(dist)
  expect(() => lockBuild(dist)).toThrow('Another build is running')
  // As if another process with the same id had left it long ago.
  utimesSync(file, 0, 0)
  lockBuild(dist)
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid))
  lockBuild(dist)
})
