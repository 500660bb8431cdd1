import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'

test('a build that is ended by Ctrl-C leaves nothing', async () => {
  await using fixture = await createFixture()
  const dist = fixture.getPath('dist')
  await mkdir(dist)
  const args = ['scripts/run-typescript.mjs', 'scripts/build-site.ts', '--dist', dist]
  const build = spawn(process.execPath, args, { stdio: 'ignore' })
  const ended = once(build, 'exit')
  await expect.poll(() => readdir(dist), { timeout: 60_000 }).toEqual([expect.stringMatching(/^\.staging-/)])
  build.kill('SIGINT')
  await ended
  expect(await readdir(dist)).toEqual([])
})
