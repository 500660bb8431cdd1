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

test('the lock of a process that has ended is stale', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  lockBuild(dist)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})

test('a lock older than a build takes is stale, also if a process has its id', () => {
  writeFileSync(file, String(process.pid))
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync(file, yesterday, yesterday)
  expect(() => lockBuild(dist)).not.toThrow()
})
