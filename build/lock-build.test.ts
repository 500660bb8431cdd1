import { spawnSync } from 'node:child_process'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { lockBuild } from './lock-build.ts'

let dist: string
let file: string
beforeEach(async () => {
  dist = await temporaryDirectory()
  file = join(dist, '.building')
})

test('a second build is refused while the first runs', () => {
  lockBuild(dist)
  expect(() => lockBuild(dist)).toThrow('Another build is running')
})

test('a build that was killed does not stop the next', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  lockBuild(dist)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})

test('nor does one of long ago, whose number another process has now', () => {
  writeFileSync(file, String(process.pid))
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync(file, yesterday, yesterday)
  expect(() => lockBuild(dist)).not.toThrow()
})
