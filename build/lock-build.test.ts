import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { lockBuild } from './lock-build.ts'

const dist = await temporaryDirectory()
const file = join(dist, '.building')

test('a second build is refused while the first runs', () => {
  rmSync(file, { force: true })
  lockBuild(dist)
  expect(() => lockBuild(dist)).toThrow('Another build is running')
})

test('the lock of a process that has ended is stale', () => {
  writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid))
  lockBuild(dist)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
})

test('a lock older than a build takes is stale, also if a process has its id', () => {
  writeFileSync(file, String(process.pid))
  utimesSync(file, 0, 0)
  expect(() => lockBuild(dist)).not.toThrow()
})
